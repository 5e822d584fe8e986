import { capitalized } from "../capitalized.ts";
import { formatPrice } from "../money.ts";
import type { Sections } from "../settings/sections.ts";
import { showIban } from "../settings/typed-numbers.ts";

type PaymentSettings = Sections["payment"];
type Account = "iban" | "ibanName" | "bank";

/** A gift for somebody else cannot be paid at the door, because the receiver would be asked for the money. */
export const mayPayAtDoor = (isGift: boolean): boolean => !isGift;

/** The ways to pay an order in words. */
export const waysToPay = (payment: SaidPayment | undefined, isGift: boolean): string =>
  (isGift ? payment?.giftWords : undefined) ?? payment?.words ?? "";

/** `giftWords` is there if gifts have other ways to pay. It is empty if they have none. */
export type SaidPayment = { words: string; giftWords?: string; atDoorFee: number | null };

/** Undefined until the owner says how she is paid. */
export function saidPayment(payment: PaymentSettings): SaidPayment | undefined {
  const words = paymentWords(payment);
  if (words === "") return undefined;
  const giftWords = paymentWords({ ...payment, atDoor: payment.atDoor && mayPayAtDoor(true) });
  return { words, ...(giftWords !== words && { giftWords }), atDoorFee: payment.atDoorFee };
}

/** For every page: "Havale / EFT, kapıda ödeme (+₺29,90), kart bağlantısı". Empty until the owner says how she is paid; never with her IBAN. */
export function paymentWords({ transfer, atDoor, atDoorFee, cardLink }: Omit<PaymentSettings, Account>): string {
  const fee = atDoorFee ? ` (+${formatPrice(atDoorFee)})` : "";
  const ways = [transfer && "havale / EFT", atDoor && `kapıda ödeme${fee}`, cardLink && "kart bağlantısı"];
  return capitalized(ways.filter(Boolean).join(", "));
}

/** The owner's bank account, for her own answers to customers: the IBAN in groups of four, holder and bank below it. Empty without an account. */
export function accountWords({ transfer, iban, ibanName, bank }: Pick<PaymentSettings, "transfer" | Account>): string {
  if (!transfer || iban === "") return "";
  return [showIban(iban), [ibanName, bank].filter(Boolean).join(", ")].filter(Boolean).join("\n");
}
