// Starts Python, from a saved image of its memory if this browser has one, otherwise from scratch. Without an image,
// importing everything takes seconds. So an image is made once, when there is time, of a Python that has just rehearsed
// a race (saveImage).
import type { PyodideAPI } from "pyodide";
import type { Step } from "./messages";

const HERE = import.meta.url; // a variable, so that the build does not try to resolve the folder
const FOLDER = new URL(`${import.meta.env["PYTHON"]}/`, HERE).href;
const OURS = "/home/pyodide"; // where Python looks for our package

export interface Started {
  python: PyodideAPI;
  /** Whether Python was started from an image, so that none has to be saved. */
  fromImage: boolean;
}

async function fetchOurs(): Promise<ArrayBuffer> {
  const answer = await fetch(`${FOLDER}downforce.zip`);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.arrayBuffer();
}

/** Rejects when Pyodide prints an error: if one of its own files is missing or broken, it only warns and then waits forever. */
async function failOnComplaint<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const { warn, error } = console;
  const words: string[] = [];
  const complaint = new Promise<never>((_, reject) => {
    console.warn = console.error = (...printed: unknown[]) => {
      words.push(...printed.map(String));
      setTimeout(() => reject(new Error(words.join(" ")))); // wait for the next printed line, which says what exactly is wrong
    };
  });
  try {
    return await Promise.race([loading, complaint]);
  } finally {
    Object.assign(console, { warn, error });
  }
}

/** Loads a Python of which an image can be made, or restores one from such an image. Images contain no files, so our package is unpacked either way. */
async function load(ours: Promise<ArrayBuffer>, how: object): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`)) as typeof import("pyodide");
  const [python, zip] = await Promise.all([failOnComplaint(loadPyodide({ indexURL: FOLDER, ...how })), ours]);
  python.unpackArchive(zip, "zip", { extractDir: OURS });
  return python;
}

export async function startPython(report: (step: Step) => void): Promise<Started> {
  report("fetch");
  const ours = fetchOurs();
  ours.catch(() => undefined); // failures are reported below, together with all others
  const image = await readImage();
  report("start");
  if (image) {
    try {
      return { python: await load(ours, { _loadSnapshot: image }), fromImage: true };
    } catch {
      await dropImage(); // the image is damaged or comes from another build of the browser
    }
  }
  const python = await load(ours, {});
  report("rules");
  python.runPython("import downforce.device.connections");
  return { python, fromImage: false };
}

/** Returns the memory of a Python that has rehearsed a race. */
export async function makeImage(): Promise<Uint8Array<ArrayBuffer>> {
  const python = await load(fetchOurs(), { _makeSnapshot: true });
  python.runPython("from downforce.device.warm_up import rehearse\nrehearse()");
  return python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
}

// Images are saved compressed, in a cache of their own (web/sw.js deletes it together with its version). One fits only one build
// of Python and one browser, so both are part of its name. If nothing can be saved, Python starts from scratch each time.
const NAME = `downforce-image-${import.meta.env["PYTHON"]}`;
const KEY = (): string => `image?${encodeURIComponent(navigator.userAgent)}`;

export async function readImage(): Promise<ArrayBuffer | null> {
  try {
    if (!(await caches.has(NAME))) return null;
    const found = await (await caches.open(NAME)).match(KEY());
    return found?.body
      ? await new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer()
      : null;
  } catch {
    return null;
  }
}

export async function dropImage(): Promise<void> {
  await caches.delete(NAME).catch(() => false);
}

/** Saves an image, replacing any other. */
export async function saveImage(image: Uint8Array<ArrayBuffer>): Promise<void> {
  const packed = await new Response(new Blob([image]).stream().pipeThrough(new CompressionStream("gzip"))).blob();
  for (const name of await caches.keys()) if (name.startsWith("downforce-image-")) await caches.delete(name);
  await (await caches.open(NAME)).put(KEY(), new Response(packed));
}
