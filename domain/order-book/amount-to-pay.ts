import { formatPrice, sumLira } from "../money.ts";
import type { BookOrder } from "./book-order.ts";

type Charged = Pick<BookOrder, "total" | "sending" | "fee">;

/** The amount that the customer pays: products, sending, and the fee of paying at the door. */
export const amountToPay = ({ total, sending, fee }: Charged): number => sumLira([total, sending ?? 0, fee ?? 0]);

/** "₺729,60 (kargo ₺49,90 ve kapıda ödeme ₺29,90 dahil)", "₺649,80 (kargo hariç)" where sending is not said. */
export function amountWords(order: Charged): string {
  const { sending, fee } = order;
  const included = [sending && `kargo ${formatPrice(sending)}`, fee && `kapıda ödeme ${formatPrice(fee)}`];
  const said = included.filter(Boolean).join(" ve ");
  const beside = [sending === null && "kargo hariç", sending === 0 && "kargo ücretsiz", said !== "" && `${said} dahil`];
  return `${formatPrice(amountToPay(order))} (${beside.filter(Boolean).join(", ")})`;
}
