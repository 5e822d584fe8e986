import { istanbulDay } from "../../../domain/istanbul.ts";
import type { NeedKind, NextStep, OrderNeed } from "../../../domain/order-book/order-needs.ts";
import type { ToldKind } from "../../../domain/order-book/told-messages.ts";
import { STATE_ACTIONS } from "../panel-words.ts";

const NEED_WORDS: Record<NeedKind, string> = {
  color: "renk sorulacak",
  choice: "seçim sorulacak",
  address: "adres yok",
  place: "İl, ilçe?",
  receipt: "dekont bekleniyor",
  confirm: "onaylanacak",
  remind: "ödeme hatırlatılacak",
  pay: "ödeme bekleniyor",
  pack: "hazırlanacak",
  send: "bugün gidecek",
  tell: "kargo haberi verilecek",
  late: "yolda kaldı",
  words: "yazdığı okunmadı",
  refund: "geri ödenecek",
};

/** Once the customer was asked. */
const AWAITED_WORDS: Partial<Record<NeedKind, string>> = {
  color: "renk bekleniyor",
  choice: "seçim bekleniyor",
  address: "adres bekleniyor",
  pay: "ödeme bekleniyor",
};

/** `renk sorulacak`, `renk bekleniyor, dün soruldu`. */
export function needInWords({ kind, asked }: OrderNeed, now = new Date()): string {
  if (asked === undefined) return NEED_WORDS[kind];
  const how = kind === "pay" ? "hatırlatıldı" : "soruldu";
  return `${AWAITED_WORDS[kind] ?? NEED_WORDS[kind]}, ${daysAgoInWords(asked, now)} ${how}`;
}

/** `bugün`, `dün`, `3 gün önce`. */
export function daysAgoInWords(at: string, now = new Date()): string {
  const days = istanbulDay(now) - istanbulDay(new Date(at));
  if (days <= 0) return "bugün";
  return days === 1 ? "dün" : `${days} gün önce`;
}

/** The names of the messages, as a button that opens one says them. */
export const MESSAGE_NAMES: Record<ToldKind, string> = {
  confirmation: "Onay mesajı",
  preparing: "Hazırlanıyor mesajı",
  sent: "Kargo mesajı",
  delivered: "Teslim mesajı",
  cancelled: "İptal mesajı",
  reminder: "Ödeme hatırlat",
  "ask-color": "Rengi sor",
  "ask-choice": "Seçimi sor",
  "ask-address": "Adresi sor",
  "ask-receipt": "Dekont iste",
};

/** The words of the one filled button. */
export function stepInButton(step: NextStep): string {
  switch (step.kind) {
    case "tell":
      return step.what === "confirmation" ? "Onayla" : MESSAGE_NAMES[step.what];
    case "move":
      return STATE_ACTIONS[step.state];
    case "pay":
      return "Ödendi yap";
    case "track":
      return "Takip no yaz";
    case "refund":
      return "Geri öde";
  }
}
