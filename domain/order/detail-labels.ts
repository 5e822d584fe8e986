/** The words before what a visitor filled in. The message is written, and the panel reads it back, by this table (decision 86). */
export const DETAIL_LABELS = {
  name: "Ad soyad",
  phone: "Telefon",
  /** The address, then district / province. */
  address: "Adres",
  day: "İstenen gün",
  giftWrap: "Hediye paketi",
  cardNote: "Kart notu",
  hidePrices: "Fiyat görünmesin",
  /** The price of sending, in words. */
  parcel: "Kargo",
  /** The address of the cart, the message's last line. */
  cart: "Sepet",
} as const;

/** After the label of what is only asked for. */
export const YES = "evet";
