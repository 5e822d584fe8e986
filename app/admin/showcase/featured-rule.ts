import { MIN_FEATURED, SHOWCASE_LIMIT } from "../../../domain/catalog/showcase.ts";

/** The rule of spec §9 in words, for this number of featured products. */
export function featuredRule(count: number): string {
  if (count < MIN_FEATURED) {
    const now = count === 0 ? "Öne çıkan ürünün yok." : `Şu an ${count} ürün öne çıkıyor.`;
    return `${now} ${MIN_FEATURED} olana kadar ana sayfa yalnız öne çıkanları değil, dükkânın sırasındaki ilk ${SHOWCASE_LIMIT} ürünü gösterir.`;
  }
  if (count <= SHOWCASE_LIMIT) return `Şu an ${count} ürün öne çıkıyor; ana sayfada yalnız onlar görünür.`;
  return `Şu an ${count} ürün öne çıkıyor; ana sayfada bu sıradaki ilk ${SHOWCASE_LIMIT} tanesi görünür.`;
}
