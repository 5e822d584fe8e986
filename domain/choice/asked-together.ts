import { capitalized } from "../capitalized.ts";
import { askingWords, type Need } from "./chosen.ts";

const LIST = new Intl.ListFormat("tr");

/** All that is asked, in one sentence: `Renk ve model seç, İsim yaz`. Empty if nothing is. */
export function askedTogether(needs: readonly Need[]): string {
  const kinds = [needs.filter(({ isText }) => !isText), needs.filter(({ isText }) => isText)];
  const parts = kinds.flatMap(([first, ...others]) =>
    first ? askingWords({ ...first, word: LIST.format([first, ...others].map(({ word }) => word)) }) : [],
  );
  return capitalized(parts.join(", "));
}
