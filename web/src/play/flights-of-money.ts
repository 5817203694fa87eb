/* Money that flies to the chip of its owner: the price of a car, or a prize. */
const LONG = 720; // milliseconds
const STAMP = 320;

const LOOK =
  "position: fixed; left: 0; top: 0; z-index: 50; padding: 1px 10px; border-radius: 99px; background: #ffe08a;" +
  "color: #1b1600; box-shadow: var(--e-2); font: 700 var(--t-5) / 1.4 var(--font-display); pointer-events: none;" +
  "forced-color-adjust: none";

/** Flies `words` from an element to the chip of a seat, which it marks when it lands. Does nothing if either is out of sight. */
export function flyMoney(words: string, from: Element | null, seat: number, pace: number): void {
  const chip = document.querySelectorAll<HTMLElement>(".strip .player")[seat];
  const [start, end] = [from?.getBoundingClientRect(), chip?.getBoundingClientRect()];
  if (!chip || !start?.width || !end?.width || document.hidden) return;
  const coin = document.createElement("span");
  coin.className = "money-flying";
  coin.style.cssText = LOOK;
  coin.textContent = words;
  coin.setAttribute("aria-hidden", "true");
  document.body.append(coin);
  const { width, height } = coin.getBoundingClientRect();
  const at = (box: DOMRect, x: number): string =>
    `translate(${box.left + x * box.width - width / 2}px, ${box.top + box.height / 2 - height / 2}px)`;
  const flight = coin.animate(
    [
      { transform: `${at(start, 0.5)} scale(0.6)`, opacity: 0 },
      { transform: `${at(start, 0.5)} scale(1.5)`, opacity: 1, offset: 0.25, easing: "cubic-bezier(0.5, 0, 0.3, 1)" },
      { transform: `${at(end, 0.75)} scale(1)`, opacity: 1 },
    ],
    { duration: LONG / pace, fill: "forwards" },
  );
  const land = (): void => {
    coin.remove();
    chip.animate(
      { boxShadow: ["0 0 0 0 var(--accent)", "0 0 0 4px var(--accent)", "0 0 0 0 transparent"] },
      { duration: STAMP / pace },
    );
  };
  flight.finished.then(land, land);
}
