// The image of Python's memory that this browser has saved, compressed and in a cache of its own (web/sw.js deletes it
// together with its version). It fits only one build of Python and one browser, so both are part of its name. If
// nothing can be saved, Python starts from scratch each time.
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
