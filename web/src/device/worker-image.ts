/* A worker that makes an image of a Python that is ready to race, saves it for the next start, and ends. */
import { saveImage, makeImage } from "./interpreter";

makeImage()
  .then(saveImage)
  .then(
    () => postMessage("saved"),
    (error: unknown) => postMessage(String(error)),
  );
