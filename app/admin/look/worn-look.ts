import { FACES, type Look } from "../../../domain/look/look.ts";
import { lookRules } from "../../../domain/look/look-rules.ts";
import { faceRules } from "../../fonts/faces.ts";

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Draws a page in a look that the server has not put into it. All faces are known there, and the chosen one is loaded. */
export function wear(page: Document, look: Look): void {
  const known = sheets.get(page);
  const sheet = known ?? newSheet(page);
  sheet?.replaceSync(FACES.map(faceRules).join("") + lookRules(look));
}

/** The sheet of a page has to be made by its own window. */
function newSheet(page: Document): CSSStyleSheet | undefined {
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet) return undefined;
  const sheet = new Sheet();
  page.adoptedStyleSheets.push(sheet);
  sheets.set(page, sheet);
  return sheet;
}
