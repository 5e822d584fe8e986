import { withoutEntities } from "./moved-text.ts";
import type { ReadTable } from "./table-text.ts";

const ENDS = /<\/(?:rss|feed|rdf:rdf)>\s*$/i;
const ITEMS: readonly string[] = ["item", "entry"];

/** The products of a Google Merchant feed as a table: a row for each, numbered from 1. Undefined for XML that is none or is broken off. */
export function feedTable(xml: string, mostRows: number): ReadTable | undefined {
  const items: Map<string, string>[] = [];
  let fields: Map<string, string> | undefined;
  const open: string[] = [];
  let words = "";
  if (!ENDS.test(xml)) return undefined;
  for (const { name, kind, attributes, text } of tagsIn(xml)) {
    if (kind === "text") words += text;
    else if (kind === "broken" || open.length > 50) return undefined;
    else if (kind === "open") {
      if (!fields && ITEMS.includes(name)) {
        if (items.length >= mostRows) return undefined;
        fields = new Map();
        items.push(fields);
        open.length = 0;
      } else if (fields) open.push(name);
      words = "";
    } else if (fields && open.length > 0) {
      // Only the item's own fields: a delivery has a price too.
      const own = open.pop();
      if (own !== undefined && open.length === 0) addTo(fields, own, words.trim() || hrefIn(attributes));
      words = "";
    } else if (ITEMS.includes(name)) fields = undefined;
  }
  const headers = [...new Set(items.flatMap((item) => [...item.keys()]))];
  const rows = items.map((item, at) => ({ number: at + 1, cells: headers.map((name) => item.get(name) ?? "") }));
  return rows.length > 0 && headers.includes("id") ? { headers, rows } : undefined;
}

/** A field that stands several times has a line for each. */
function addTo(fields: Map<string, string>, name: string, words: string): void {
  const known = fields.get(name);
  if (words !== "") fields.set(name, known === undefined ? words : `${known}\n${words}`);
}

const hrefIn = (attributes: string): string => withoutEntities(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? "");

type Tag = { kind: "open" | "close" | "text" | "broken"; name: string; attributes: string; text: string };

const NOTHING = { name: "", attributes: "", text: "" };

/**
 * Goes through the text once, whatever it holds. A tag that closes itself opens and closes. What a document declares of its own is passed over:
 * with such entities a few letters could become gigabytes.
 */
function* tagsIn(xml: string): Generator<Tag> {
  for (let at = 0; at < xml.length; ) {
    const start = xml.indexOf("<", at);
    yield { ...NOTHING, kind: "text", text: withoutEntities(xml.slice(at, start === -1 ? xml.length : start)) };
    if (start === -1) return;
    const [begin, end] = xml.startsWith("<![CDATA[", start)
      ? ["<![CDATA[", "]]>"]
      : xml.startsWith("<!--", start)
        ? ["<!--", "-->"]
        : ["<", ">"];
    const stop = xml.indexOf(end, start + begin.length);
    if (stop === -1) {
      yield { ...NOTHING, kind: "broken" };
      return;
    }
    const inside = xml.slice(start + begin.length, stop);
    at = stop + end.length;
    if (begin === "<![CDATA[") yield { ...NOTHING, kind: "text", text: inside };
    if (begin === "<") yield* tagOf(inside);
  }
}

function* tagOf(inside: string): Generator<Tag> {
  const [, close = "", name = ""] = /^(\/?)(?:g:)?([\w:-]+)/i.exec(inside) ?? [];
  if (name === "") return;
  const tag = { name: name.toLowerCase(), attributes: inside, text: "" };
  if (close === "") yield { ...tag, kind: "open" };
  if (close !== "" || inside.endsWith("/")) yield { ...tag, kind: "close" };
}
