import { formatPrice, timesLira } from "../money.ts";
import { leftOutWords } from "../order/fitted-lines.ts";
import { fits, MESSAGE_ROOM, sizeOf } from "../order/message-size.ts";
import { plainLineName } from "../order/plain-name.ts";
import type { VerifiedLine } from "./verified-line.ts";
import { chosenPrice, chosenTotal, type PriceChoice } from "./wanted-lines.ts";

type Parts = {
  /** The customer's; empty if nobody knows it. */
  name: string;
  lines: readonly VerifiedLine[];
  /** What the shop cannot send. */
  missing: readonly VerifiedLine[];
  choice: PriceChoice;
  /** `Ece Işık, Çiçek Sokak 1, Nilüfer / Bursa`; empty if nobody knows it. */
  place: string;
};

/** The answer to an order, with the right total. Its lines are written otherwise than an order's, so that it is never read as one. */
export function confirmationText(parts: Parts): string {
  let shown = parts.lines.length;
  while (shown > 0 && !fits(sizeOf(written(parts, shown)), MESSAGE_ROOM)) shown -= 1;
  return written(parts, shown);
}

function written({ name, lines, missing, choice, place }: Parts, shown: number): string {
  const [firstName = ""] = name.trim().split(/\s+/);
  const leftOut = lines.length - shown;
  return [
    [`Merhaba${firstName && ` ${firstName}`}, siparişin şöyle:`],
    [...lines.slice(0, shown).map((line) => lineWords(line, choice)), ...(leftOut > 0 ? [leftOutWords(leftOut)] : [])],
    missing.length > 0 ? [`Şu an yok: ${missing.map(nameWords).join(", ")}`] : [],
    [`*Toplam: ${formatPrice(chosenTotal(lines, choice))}*`],
    place === "" ? [] : [`Teslimat: ${place}`],
    ["Doğruysa “tamam” yaz, hazırlamaya başlayalım."],
  ]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n");
}

const lineWords = (line: VerifiedLine, choice: PriceChoice): string =>
  `✓ ${nameWords(line)} · ${line.quantity} adet · ${formatPrice(timesLira(chosenPrice(line, choice), line.quantity))}`;

const nameWords = ({ name, color }: VerifiedLine): string => plainLineName({ name, ...(color !== "" && { color }) });
