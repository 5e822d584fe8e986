import { SmallButton } from "../../ui/button.tsx";
import { OfferLine } from "../offer-line.tsx";

/** `gone`: the product was removed while its form was half done, and saving creates a new one. */
export type DraftState = "fresh" | "outdated" | "gone";

type HalfDoneLineProps = { state: DraftState; onAbandon: () => void; onRestore: () => void };

/** Says what happened to the product while its form was half done. */
export function HalfDoneLine({ state, onAbandon, onRestore }: HalfDoneLineProps) {
  switch (state) {
    case "fresh":
      return null;
    case "gone":
      return (
        <OfferLine
          tint="butter"
          words="Bu ürün bu arada silindi. Geri koyabilirsin; kaydedersen yeni ürün olarak eklenir."
          action="Geri koy"
          onAction={onRestore}
        >
          <SmallButton action="Yazdıklarımı sil" onClick={onAbandon} />
        </OfferLine>
      );
    case "outdated":
      return (
        <p className="kit-note kit-offer" data-tint="butter">
          Bu ürün sen yazarken başka bir yerden değiştirildi. Dokunmadıkların güncel hâliyle duruyor.
        </p>
      );
  }
}
