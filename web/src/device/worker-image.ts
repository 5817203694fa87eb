/* A worker that makes an image of a Python ready to race, keeps it for the next start, and is done. */
import { keepImage } from "./image";
import { makeImage } from "./interpreter";

makeImage()
  .then(keepImage)
  .then(
    () => postMessage("kept"),
    (error: unknown) => postMessage(String(error)),
  );
