/** The first page, the last and the neighbours of `page`; undefined stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(near)].sort((one, other) => one - other);
  return shown.flatMap((number, index) => [...gapBetween(shown[index - 1] ?? number, number), number]);
}

/** A gap of one page shows its number, which takes no more room than dots. */
function gapBetween(before: number, number: number): (number | undefined)[] {
  const missing = number - before - 1;
  if (missing < 1) return [];
  return [missing === 1 ? number - 1 : undefined];
}
