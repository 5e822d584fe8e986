import { formatPrice, timesLira } from "../../../domain/money.ts";
import type { LineDoubt, VerifiedLine } from "../../../domain/order-check/verified-line.ts";
import { moment } from "../../ui/moment.ts";

/** `isEdit`: the price is not one that the shop had to promise that day. All else may be honest. */
export type DoubtWords = { words: string; isEdit: boolean };

export const lineDoubtWords = (doubt: LineDoubt, line: VerifiedLine, at: Date | undefined): DoubtWords => ({
  words: lineWords(doubt, line, at),
  isEdit: doubt.kind === "price-outdated" || doubt.kind === "price-forgotten",
});

/** The doubts without what the line itself lets her choose. */
export const unaskedDoubts = ({ doubts, proposal }: Pick<VerifiedLine, "doubts" | "proposal">): LineDoubt[] =>
  doubts.flatMap((doubt) => {
    if (doubt.kind !== "choice-missing" || !proposal) return [doubt];
    const words = doubt.words?.filter((word) => !proposal.asked.some((one) => one.word === word)) ?? [];
    return words.length === 0 ? [] : [{ kind: doubt.kind, words }];
  });

function lineWords(doubt: LineDoubt, { quantity, thatDay, today }: VerifiedLine, at: Date | undefined): string {
  const whole = (price: number | null) => formatPrice(timesLira(price ?? 0, quantity));
  switch (doubt.kind) {
    case "unsaid":
      return "Mesajda bu satır böyle yazmıyor";
    case "price-changed": {
      const ended = doubt.until === undefined ? "" : ` (${moment(doubt.until)} öncesi)`;
      return `O gün ${whole(thatDay)} idi${ended}, bugün ${whole(today)}`;
    }
    case "price-outdated": {
      const ended = doubt.until === undefined ? "o günün fiyatı değil" : `${moment(doubt.until)} öncesinin fiyatı`;
      const sent = at ? `mesaj ${moment(at.toISOString())}` : "mesajın saati belli değil";
      return `Bağlantıdaki ${whole(thatDay)} ${ended}; ${sent}. Bugün ${whole(today)}`;
    }
    case "price-forgotten": {
      const known = doubt.until === undefined ? "" : ` (kayıt ${moment(doubt.until)} sonrası)`;
      return `Bağlantı çok eski: o günün fiyatı artık kayıtlı değil${known}, bugün ${whole(today)}`;
    }
    case "sold-out":
      return "Tükendi";
    case "few":
      return doubt.left === 0 ? "Adedi üstteki satırlarda bitiyor" : `Yalnız ${doubt.left} adet var`;
    case "removed":
      return "Bu ürün çöp kutusunda";
    case "gone":
      return "Bağlantıdaki bu ürün ya da rengi artık dükkânda yok";
    case "choice-gone":
      return "Seçilenlerden biri artık bu üründe yok";
    case "choice-missing":
      return `Eksik: ${[...(doubt.colors ? [`renk (${doubt.colors.join(", ")})`] : []), ...(doubt.words ?? [])].join(", ")}`;
    case "text-trouble":
      return `Bu yazı yapılamıyor: ${(doubt.words ?? []).join("; ")}`;
  }
}
