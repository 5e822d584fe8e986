/** How many lines a browser needs for the last words of an element. */
export function linesOfWords(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element.lastChild ?? element);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
}
