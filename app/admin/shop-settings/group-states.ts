import { capitalized } from "../../../domain/capitalized.ts";
import { formatPrice } from "../../../domain/money.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import type { Sections } from "../../../domain/settings/sections.ts";
import { hoursInWords } from "../../../domain/shop/hours-words.ts";
import { parcelWords } from "../../../domain/shop/parcel-price.ts";
import type { Group } from "./shop-groups.ts";

/** The line under a group's name: all that it holds, in short. `asks`: something in it waits for the owner. */
export type GroupState = { words: string; asks: boolean };

export const groupState = <Key extends Group>(group: Key, values: Sections[Key], today: string): GroupState =>
  STATES[group](values, today);

const STATES: { [Key in Group]: (values: Sections[Key], today: string) => GroupState } = {
  contact: ({ phone, email, social }) => {
    const missing = [phone === "" && "WhatsApp numarası", email === "" && "e-posta"].filter(Boolean);
    if (missing.length > 0) return asking(`${missing.join(" ve ")} yok`);
    return holding(`WhatsApp: ${showPhone(phone)}`, social);
  },
  notice({ text, until }, today) {
    if (text !== "" && until !== "" && until < today) return asking(`Günü geçti: ${text}`);
    return holding(text || "Duyuru yok");
  },
  hours: ({ week, daysOff }) =>
    holding(week.length === 0 ? "Saatlerin görünmüyor" : hoursInWords(week).join(", "), counted(daysOff, "kapalı gün")),
  delivery: ({ deliveryDays, ...parcel }) => holding(deliveryDays || "Teslim süresi yok", parcelWords(parcel)),
  payment: ({ transfer, iban, atDoor, atDoorFee, cardLink }) => {
    if (transfer && iban === "") return asking("Havale var, IBAN yok");
    const atDoorWords = atDoorFee ? `kapıda ödeme (${formatPrice(atDoorFee)})` : "kapıda ödeme";
    return holding(transfer && "havale", atDoor && atDoorWords, cardLink && "kart bağlantısı");
  },
  promises: ({ giftWrap, giftNote, shipsEverywhere, parcelPhoto }) =>
    holding(
      giftWrap && "hediye paketi",
      giftNote && "elle yazılan not",
      shipsEverywhere && "her yere kargo",
      parcelPhoto && "paketin fotoğrafı",
    ),
  seller({ legalName, address, taxNumber }) {
    const missing = [legalName === "" && "adın", address === "" && "adresin"].filter(Boolean);
    if (missing.length > 0) return asking(`${missing.join(" ve ")} yok: sözleşmelerin yayınlanmıyor`);
    return holding(legalName, taxNumber !== "" && `vergi no ${taxNumber}`);
  },
  maker: ({ words, photo, pictures }) =>
    holding(words !== "" && "kendini anlattın", photo !== "" && "fotoğrafın", counted(pictures, "paket fotoğrafı")),
  prices: ({ days }) => holding(`${days} günün en düşük fiyatı`),
  orders: ({ keepDays, helpersSeePeople }) =>
    holding(`${keepDays} gün kalır`, helpersSeePeople && "yardımcılar da görür"),
};

const NOTHING = "Henüz boş";

const asking = (words: string): GroupState => ({ words: capitalized(words), asks: true });

const holding = (...parts: readonly (string | false | undefined)[]): GroupState => ({
  words: capitalized(parts.filter(Boolean).join(" · ")) || NOTHING,
  asks: false,
});

const counted = (rows: readonly unknown[], name: string) => rows.length > 0 && `${rows.length} ${name}`;
