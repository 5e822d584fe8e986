import { HIDDEN } from "../../domain/catalog/shown-from.ts";
import type { Tint } from "../../domain/look/paper.ts";
import { isGiftCharge } from "../../domain/order/amount-to-pay.ts";
import type { BookList, OrderState } from "../../domain/order-book/order-states.ts";
import { moment } from "../ui/moment.ts";

/** The messages of spec §8 that only the panel needs, word for word, and those that it uses more than once. */
export const panelMessages = {
  createFailed: "Ürün eklenemedi",
  updateFailed: "Ürün güncellenemedi",
  removeFailed: "Ürün silinemedi",
  undoFailed: "Geri alınamadı",
  created: "Ürün eklendi",
  updated: "Ürün güncellendi",
  removed: "Ürün silindi",
  restored: "Ürün geri kondu",
  confirmRemove: "Bu ürünü silmek istediğinize emin misiniz?",
} as const;

/** `Yayında`, `Gizli`, `28 Kasım 10:00 sonrası`. */
export function shownInWords(shownFrom: string | null): string {
  if (shownFrom === null) return "Yayında";
  return shownFrom === HIDDEN ? "Gizli" : `${moment(shownFrom)} sonrası`;
}

/** The button that brings an order into this state. */
export const STATE_ACTIONS: Record<OrderState, string> = {
  new: "Yeni yap",
  preparing: "Hazırlamaya al",
  sent: "Kargoya ver",
  delivered: "Teslim edildi yap",
  cancelled: "İptal et",
  returned: "İade al",
};

/** The lists of the book, as its buttons and Bugün call them. */
export const LIST_NAMES: Record<BookList, string> = {
  open: "Açık",
  confirm: "Onaylanacaklar",
  unpaid: "Ödenmeyenler",
  pack: "Hazırlanacaklar",
  due: "Bugün gidecekler",
  tell: "Haber verilecekler",
  late: "Yolda kalanlar",
  words: "Okunmayanlar",
  refund: "Geri ödenecekler",
};

export const STATE_TINTS: Record<OrderState, Tint> = {
  new: "rose",
  preparing: "butter",
  sent: "sky",
  delivered: "mint",
  cancelled: "lilac",
  returned: "lilac",
};

/** `12 numaralı sipariş`. */
export const orderName = ({ number }: { number: number }): string => `${number} numaralı sipariş`;

/** The title of the lines' sum, where wrapping and card may be among them. */
export const totalTitle = (lines: readonly Parameters<typeof isGiftCharge>[0][]): string =>
  lines.some(isGiftCharge) ? "Toplam, paket ve kartla" : "Toplam";
