/** The drawn letters of the wordmark, in a box of 402 by 48: strokes, and the E, which is filled. */
export const BOX = { width: 402, height: 48 };
export const PLACED = "skewX(-12) translate(10 4)";
export const LETTERS: readonly { d: string; join: "miter" | "bevel" }[] = [
  { d: "M4.5 4.5H16C26.5 4.5 33 11 33 20S26.5 35.5 16 35.5H4.5z", join: "miter" },
  { d: "M60 4.5h4c9 0 15.5 6.5 15.5 15.5S73 35.5 64 35.5h-4C51 35.5 44.5 29 44.5 20S51 4.5 60 4.5z", join: "miter" },
  { d: "M88 0l9.5 36L111 6l13.5 30L134 0", join: "bevel" },
  { d: "M146.5 40V5.5L172.5 34.5V0", join: "bevel" },
  { d: "M190.5 40V4.5H217M190.5 22H213", join: "miter" },
  {
    d: "M238 4.5h4c9 0 15.5 6.5 15.5 15.5S251 35.5 242 35.5h-4c-9 0-15.5-6.5-15.5-15.5S229 4.5 238 4.5z",
    join: "miter",
  },
  { d: "M271.5 40V4.5H290c6 0 9.5 3.5 9.5 9s-3.5 9-9.5 9H272M288 23l11 17", join: "miter" },
  {
    d: "M344 10.5C341 6.5 337 4.5 332 4.5h-3C320 4.5 313.5 11 313.5 20S320 35.5 329 35.5h3c5 0 9-2 12-6",
    join: "miter",
  },
];
export const E = "M354 0h36v9h-36zM354 15.5h25v9h-25zM354 31h13v9h-13z";
