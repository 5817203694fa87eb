/** The English texts for tests; importing this module loads them. */
import { readFileSync, readdirSync } from "node:fs";
import { addTexts } from "../text/text";

const LOCALE = "../downforce/locale/en/"; // tests run in web/

addTexts(
  "en",
  readdirSync(LOCALE)
    .map((file) => readFileSync(LOCALE + file, "utf8"))
    .join("\n"),
);
