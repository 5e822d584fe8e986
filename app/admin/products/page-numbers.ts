/** The first, the last, and those around where one is. */
export function pageNumbers(page: number, pages: number): number[] {
  const near = Array.from({ length: 5 }, (_, index) => page - 2 + index);
  return [...new Set([1, ...near, pages])].filter((number) => number >= 1 && number <= pages);
}
