/** Latin letters are one character each, also the Turkish ones. */
const LATIN = /^[ -\u024f]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Letters as people see them: an emoji of several characters is one. Old browsers without a segmenter split a text into its characters. */
export function lettersIn(text: string): string[] {
  if (LATIN.test(text) || !("Segmenter" in Intl)) return [...text];
  segmenter ??= new Intl.Segmenter("tr");
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
