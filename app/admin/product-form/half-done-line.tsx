import type { ComponentProps } from "react";
import { SmallButton } from "../../ui/button.tsx";
import { OfferLine } from "../offer-line.tsx";
import type { Standing } from "./use-typed-draft.ts";

type HalfDoneLineProps = {
  standing: Standing;
  isNew: boolean;
  onThrowAway: () => void;
  onTakeBack: () => void;
  onGiveUp: () => void;
  onRestore: () => void;
};

/** Says why the form is not as one would expect, and offers the way to that. */
export function HalfDoneLine({ standing, isNew, onThrowAway, onTakeBack, onGiveUp, onRestore }: HalfDoneLineProps) {
  switch (standing) {
    case "fresh":
      return null;
    case "thrown-away":
      return <Line words="Yazdıkların silindi." action="Geri al" onAction={onTakeBack} />;
    case "gone":
      return (
        <Line
          words="Bu ürün bu arada silindi. Geri koyabilirsin; kaydedersen yeni ürün olarak eklenir."
          action="Geri koy"
          onAction={onRestore}
        >
          <SmallButton action="Yazdıklarımı sil" onClick={onGiveUp} />
        </Line>
      );
    case "outdated":
      return (
        <Line
          words="Bu ürün sen yazarken başka bir yerden değiştirildi. Dokunmadıkların güncel hâliyle duruyor."
          action="Sil, güncel hâlini aç"
          onAction={onThrowAway}
        />
      );
    case "resumed":
      return isNew ? (
        <Line words="Yarım kalan ürün duruyor, devam et." action="Sil ve boş başla" onAction={onThrowAway} />
      ) : (
        <Line words="Kaydetmediğin değişiklikler duruyor." action="Sil, kayıtlı hâline dön" onAction={onThrowAway} />
      );
  }
}

const Line = (line: Omit<ComponentProps<typeof OfferLine>, "tint">) => <OfferLine tint="butter" {...line} />;
