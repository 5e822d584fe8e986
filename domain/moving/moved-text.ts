const BREAKS = /<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", hellip: "…", ndash: "–", mdash: "—", deg: "°" },
  ...{ ccedil: "ç", Ccedil: "Ç", ouml: "ö", Ouml: "Ö", uuml: "ü", Uuml: "Ü", scaron: "ş", scedil: "ş", Scedil: "Ş" },
  ...{ gbreve: "ğ", Gbreve: "Ğ", imath: "ı", inodot: "ı", Idot: "İ", acirc: "â", icirc: "î", eacute: "é", bull: "•" },
  ...{ rsquo: "’", lsquo: "‘", ldquo: "“", rdquo: "”", reg: "®", trade: "™", copy: "©", times: "×" },
};

/** The words of a description that a shop system wrote as HTML. Text without a tag stays as it is. */
export function textOfHtml(html: string): string {
  if (!/<\/?[a-z][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(html)) return html.trim();
  const text = html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, "")
    .replace(/<li\b[^>]*>/gi, "• ")
    .replace(BREAKS, "\n")
    .replace(/<\/?[a-z!][^>]*>/gi, "");
  return withoutEntities(text)
    .split("\n")
    .map((line) => line.replace(/[ \t\u00a0]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The text with the letters that names and numbers stand for: `&amp;`, `&#231;`. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, letterOf);

function letterOf(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return (Object.hasOwn(ENTITIES, name) && ENTITIES[name]) || entity;
  const code = Number.parseInt(decimal ?? hex ?? "", decimal ? 10 : 16);
  return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : "";
}
