import type { OrderTexts } from "../domain/order-book/order-words.ts";

/** What customers are told of their orders, until the owner writes her own. */
export const FIRST_ORDER_TEXTS: OrderTexts = {
  confirmation: [
    "Merhaba {ad},",
    "",
    "{no} numaralı siparişini aldık, teşekkür ederiz.",
    "",
    "{ürünler}",
    "",
    "*Toplam: {toplam}*",
    "İstediğin gün: {gün}",
    "",
    "{dükkân}",
  ].join("\n"),
  preparing: ["Merhaba {ad},", "", "{no} numaralı siparişini hazırlıyoruz.", "", "{dükkân}"].join("\n"),
  sent: [
    "Merhaba {ad},",
    "",
    "Kargon yola çıktı: {no} numaralı siparişin.",
    "Kargo: {kargo}",
    "Takip numarası: {takip}",
    "",
    "{dükkân}",
  ].join("\n"),
  delivered: ["Merhaba {ad},", "", "{no} numaralı siparişin teslim edildi. Güle güle kullan.", "", "{dükkân}"].join(
    "\n",
  ),
  cancelled: [
    "Merhaba {ad},",
    "",
    "{no} numaralı siparişini iptal ettik. Yeniden istersen buradan yazman yeter.",
    "",
    "{dükkân}",
  ].join("\n"),
};
