/** What a person sees of a page, without the data and the styles in it. */
export const markupOf = (html: string): string => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");

/** From the first `from` up to the next `to`. */
export const partOf = (html: string, from: string, to: string): string => {
  const [, ...rest] = html.split(from);
  return rest.length === 0 ? "" : from + rest.join(from).split(to, 1)[0];
};

/** The addresses of all links, in their order. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => unescaped(href));

/** The words of markup. */
export const textOf = (html: string): string => unescaped(html.replace(/<!--.*?-->|<[^>]*>/g, ""));

/** The words of each element with this tag. */
export const textsOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<(${tag})[ >].*?</\\1>`, "gs"))].map(([element]) => textOf(element));

/** The names on the cards of products. */
export const cardNames = (html: string): string[] =>
  [...html.matchAll(/<article class="product-card">.*?<\/h3>/gs)].map(([card]) => textOf(card));

/** The messages of the chat links. */
export const chatTexts = (html: string): string[] =>
  linksIn(html).flatMap((href) => (URL.canParse(href) ? (new URL(href).searchParams.get("text") ?? []) : []));

const unescaped = (text: string): string =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
