/** `, 3 dakika kadar sürer`: by the pace of the first ones. Empty while nobody can tell. */
export function timeLeft({ done, left, since }: { done: number; left: number; since: number }): string {
  if (done < 3 || left < 1) return "";
  const minutes = Math.ceil(((Date.now() - since) / done / 60_000) * left);
  return `, ${minutes} dakika kadar sürer`;
}
