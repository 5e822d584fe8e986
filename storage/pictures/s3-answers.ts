/** The names are our own, of letters that XML does not escape. */
const FILE = /<Contents>[\s\S]*?<\/Contents>/g;

export function* listedFiles(xml: string): Generator<{ name: string; savedAt: Date }> {
  for (const [entry] of xml.matchAll(FILE)) {
    const [name, savedAt] = [inside(entry, "Key"), inside(entry, "LastModified")];
    if (name !== undefined && savedAt !== undefined) yield { name, savedAt: new Date(savedAt) };
  }
}

/** Undefined after the last page. */
export const nextPage = (xml: string): string | undefined => inside(xml, "NextContinuationToken");

/** A HEAD has no body. */
export const refusalCode = (status: number, xml: string): string =>
  inside(xml, "Code") ?? (status === 404 ? "NoSuchKey" : String(status));

const inside = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
