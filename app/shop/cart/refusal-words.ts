import { goneChoice } from "../../../domain/choice/options.ts";
import type { CartLine } from "../../../domain/order/cart.ts";
import { type CodedCard, optionsOfCard, type Refusal } from "../../../domain/order/checked-cart.ts";

/** Why a line of a cart, one's own or a shared one, cannot be sold as it is. */
export function refusalWords(refusal: Refusal, line: CartLine): string {
  switch (refusal.kind) {
    case "gone":
      return "Artık satılmıyor";
    case "sold-out":
      return soldOutWords(refusal.card, line);
    case "none-left":
      return "Kalanların hepsi sepetinde";
    case "choice-gone":
      return "Seçtiğin artık yok";
  }
}

/** Names the part of the choice that is gone, as the product's page does. */
const soldOutWords = (card: CodedCard, line: CartLine): string =>
  (card.inStock && goneChoice(optionsOfCard(card), line)?.words) || "Şu an tükendi";
