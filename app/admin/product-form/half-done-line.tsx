import type { ComponentProps } from "react";
import { SmallButton } from "../../ui/button.tsx";
import { OfferLine } from "../offer-line.tsx";
import type { DraftState } from "./use-typed-draft.ts";

type HalfDoneLineProps = {
  state: DraftState;
  isNew: boolean;
  onDiscard: () => void;
  onUndoDiscard: () => void;
  onAbandon: () => void;
  onRestore: () => void;
};

/** Says why the form holds unsaved text, and offers to discard or restore it. */
export function HalfDoneLine({ state, isNew, onDiscard, onUndoDiscard, onAbandon, onRestore }: HalfDoneLineProps) {
  switch (state) {
    case "fresh":
      return null;
    case "discarded":
      return <Line words="Yazdıkların silindi." action="Geri al" onAction={onUndoDiscard} />;
    case "gone":
      return (
        <Line
          words="Bu ürün bu arada silindi. Geri koyabilirsin; kaydedersen yeni ürün olarak eklenir."
          action="Geri koy"
          onAction={onRestore}
        >
          <SmallButton action="Yazdıklarımı sil" onClick={onAbandon} />
        </Line>
      );
    case "outdated":
      return (
        <Line
          words="Bu ürün sen yazarken başka bir yerden değiştirildi. Dokunmadıkların güncel hâliyle duruyor."
          action="Sil, güncel hâlini aç"
          onAction={onDiscard}
        />
      );
    case "resumed":
      return isNew ? (
        <Line words="Yarım kalan ürün duruyor, devam et." action="Sil ve boş başla" onAction={onDiscard} />
      ) : (
        <Line words="Kaydetmediğin değişiklikler duruyor." action="Sil, kayıtlı hâline dön" onAction={onDiscard} />
      );
  }
}

const Line = (line: Omit<ComponentProps<typeof OfferLine>, "tint">) => <OfferLine tint="butter" {...line} />;
