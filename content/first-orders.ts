import { splitList } from "../domain/catalog/product-input.ts";
import { PLAIN_LISTING } from "../domain/listing/listing.ts";
import type { GiftWay, WantedOrder } from "../domain/search/search-guide.ts";

/** Meanings of words such as `ucuz`. Nothing is counted, so `çok satan` shows the featured products first. */
export const FIRST_ORDERS: readonly WantedOrder[] = [
  {
    words: splitList(`
      ucuz, ucz, en ucuz, ucuz olsun, en ucuz olsun, çok ucuz, daha ucuz, ucuz fiyat, ucuz fiyatlı, ucuzdan pahalıya, uygun, en uygun, daha uygun,
      uygun fiyat, uygun fiyatlı, en uygun fiyat, en uygun fiyatlı, fiyatı uygun, uyguna, hesaplı, en hesaplı, ekonomik,
      en ekonomik, bütçe dostu, düşük fiyat, düşük fiyatlı, en düşük, en düşük fiyat, en düşük fiyatlı, artan fiyat,
      fiyat artan, fiyata göre artan, cep dostu, cüzdan dostu, az para, küçük hediye, minik hediye, ufak hediye, pahalı olmayan, pahalı olmasın, çok pahalı olmasın, pahalı değil, cheap, cheapest`),
    sort: "artan-fiyat",
  },
  {
    words: splitList(`
      pahalı, en pahalı, çok pahalı, daha pahalı, pahalıdan ucuza, lüks, en lüks, yüksek fiyat, yüksek fiyatlı, en yüksek,
      en yüksek fiyat, en yüksek fiyatlı, azalan fiyat, fiyat azalan, fiyata göre azalan, pahalı olsun, expensive,
      ucuz olmayan, ucuz olmasın, çok ucuz olmasın, en ucuz olmayan, ucuz değil`),
    sort: "azalan-fiyat",
  },
  {
    words: splitList(`
      yeni, en yeni, yeniler, en yeniler, yeni ürün, yeni gelen, yeni gelen ürün, en yeni ürün, yeni çıkan, yeni eklenen,
      yeni sezon, yeni model, son gelen, son çıkan, son eklenen, en son, en son eklenen, en son gelen, en son çıkan,
      yeni ne var, neler yeni, new`),
    sort: "yeni",
  },
  {
    words: splitList(`
      çok satan, en çok satan, çok satılan, en çok satılan, çok satan ürün, en çok satan ürün, çok alınan, en çok alınan,
      popüler, popler, popiler, en popüler, popüler ürün, çok sevilen, en çok sevilen, en sevilen, beğenilen, en beğenilen,
      en çok beğenilen, çok tercih edilen, en çok tercih edilen, öne çıkan, öne çıkan ürün, en iyi, gözde, favori,
      favori ürün, moda, viral, tiktok, trend ürün, trendler, best seller, bestseller, popular`),
    sort: "one-cikan",
  },
  {
    words: splitList(`
      indirim, indirimli, indirimde, indirimli ürün, en çok indirim, en indirimli, en çok indirimli, indirimdeki ürün,
      kampanya, kampanyalı, fırsat, fırsat ürünü, fiyatı düşen, black friday, kara cuma, efsane cuma, yarı fiyat, yarı fiyatına, outlet, sale`),
    sort: "indirim",
    discounted: true,
  },
  {
    words: splitList("stokta, stokta olan, stokta var, stokta bulunan, stoktaki, stoklu, tükenmeyen, mevcut olan"),
    sort: PLAIN_LISTING.sort,
    inStock: true,
  },
];

/** The home page's 'Bütçen?'. Each is shown only where enough products have such a price. */
export const FIRST_BUDGETS: readonly GiftWay[] = [
  { label: "₺100 altı", query: "100 tl altı" },
  { label: "₺200 altı", query: "200 tl altı" },
  { label: "₺300 altı", query: "300 tl altı" },
  { label: "₺500 altı", query: "500 tl altı" },
  { label: "₺1.000 altı", query: "1000 tl altı" },
];
