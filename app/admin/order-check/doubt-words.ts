import { formatPrice, timesLira } from "../../../domain/money.ts";
import { cartIn } from "../../../domain/order/cart-code.ts";
import type { LineDoubt } from "../../../domain/order-check/line-doubts.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-line.ts";
import type { OrderDoubt, VerifiedOrder } from "../../../domain/order-check/verified-order.ts";
import { moment } from "../../ui/moment.ts";

/** `isEdit`: the sender has changed what the shop wrote. All else may be honest. */
export type DoubtWords = { words: string; isEdit: boolean };

/** `isDated`: a link or a time says when the message was written. */
export type MessageFacts = { isDated: boolean; hasLink: boolean; leftOut: number };

export function messageFacts({ order, at }: Pick<PastedOrder, "order" | "at">): MessageFacts {
  const cart = order.code === undefined ? undefined : cartIn(order.code);
  return {
    isDated: at !== undefined || (cart !== undefined && cart.revision > 0),
    hasLink: cart !== undefined,
    leftOut: order.leftOut,
  };
}

export function lineDoubtWords(doubt: LineDoubt, line: VerifiedLine, message: MessageFacts): DoubtWords {
  const isEdit = doubt.kind === "price-edited" || doubt.kind === "quantity-edited";
  return { words: lineWords(doubt, line, message), isEdit };
}

function lineWords(doubt: LineDoubt, line: VerifiedLine, { isDated, hasLink }: MessageFacts): string {
  const { quantity } = line;
  const whole = (price: number | null) => formatPrice(timesLira(price ?? 0, quantity));
  const said = formatPrice(line.said ?? 0);
  const day = isDated ? "o gün" : "dükkânda";
  const pieces = quantity > 1 ? ` ${quantity} adet için` : "";
  switch (doubt.kind) {
    case "price-edited":
      return `Mesajda${pieces} ${doubt.said === undefined ? said : `“${doubt.said}”`} yazıyor, ${day} ${whole(line.thatDay)}`;
    case "quantity-edited":
      return hasLink
        ? `Sepet bağlantısında ${doubt.before} adet, mesajda ${doubt.said ?? quantity}`
        : `Tutar ${doubt.before} adetlik, mesajda ${doubt.said ?? quantity} adet yazıyor`;
    case "price-of-that-day":
      return `O gün ${whole(line.thatDay)} idi, bugün ${whole(line.today)}`;
    case "price-of-another-day":
      return `Mesajdaki ${said} ${anotherDay(doubt.until)}; ${day} ${whole(line.thatDay)}`;
    case "price-forgotten":
      return `Mesajda ${said} yazıyor; o günün fiyatı artık kayıtlı değil, bugün ${whole(line.today)}`;
    case "added":
      return "Sepet bağlantısında yok, mesaja sonradan yazılmış";
    case "taken-out":
      return "Sepet bağlantısında var, mesajdan çıkarılmış";
    case "sold-out":
      return "Tükendi";
    case "removed":
      return "Bu ürün çöp kutusunda";
    case "unknown":
      return "Dükkânda böyle bir ürün bulunamadı";
    case "several":
      return `Bu ad birden çok ürüne uyuyor: ${doubt.names.join(", ")}`;
    case "color-gone":
      return "Bu renk artık yok";
    case "color-edited":
      return doubt.before === "" ? "Sepet bağlantısında renk seçilmemiş" : `Sepet bağlantısında rengi ${doubt.before}`;
    case "named-otherwise":
      return `Mesajda “${doubt.said}” yazıyor`;
  }
}

const anotherDay = (until: string | undefined): string =>
  until === undefined ? "bugünün fiyatı" : `${moment(until)} öncesinin fiyatı`;

export function orderDoubtWords(
  doubt: OrderDoubt,
  { said }: Pick<VerifiedOrder, "said">,
  { leftOut }: MessageFacts,
): DoubtWords {
  const isEdit = doubt.kind === "total-edited";
  const total = formatPrice(said ?? 0);
  switch (doubt.kind) {
    case "total-edited":
      return { words: `Toplam değiştirilmiş: mesajda ${total}, satırlar ${formatPrice(doubt.sum)}`, isEdit };
    case "total-is-not-the-sum":
      return {
        words: `Mesajdaki toplam satırlarla tutmuyor: mesajda ${total}, satırlar ${formatPrice(doubt.sum)}`,
        isEdit,
      };
    case "lines-lost":
      return { words: `Mesaja sığmayan ${doubt.count} satır, sepet bağlantısı olmadığı için okunamadı`, isEdit };
    case "left-out-edited":
      return { words: `Mesajda “+${leftOut} ürün daha” yazıyor, sepet bağlantısında ${doubt.count} tane var`, isEdit };
    case "link-broken":
      return { words: "Sepet bağlantısı yarım gelmiş; satırlar onunla karşılaştırılamadı", isEdit };
  }
}
