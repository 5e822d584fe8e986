import { useState } from "react";
import type { PersonalText, TextOf } from "../../../domain/choice/choice-sets.ts";
import type { ChosenText, TextKind } from "../../../domain/choice/chosen.ts";
import { writtenText } from "../../../domain/choice/options.ts";
import { ownValue } from "../../../domain/own-value.ts";
import { inThisTab } from "../../browser-storage.ts";
import { useIsHydrated } from "../../page-store.ts";

export type WrittenField<Kind extends TextKind = TextKind> = TextOf<Kind> &
  ReturnType<typeof writtenText> & {
    /** Whether she has said that it is spelled right. */
    isRight: boolean;
  };

const NONE: readonly PersonalText[] = [];

/** The visitor's texts for a product. They last as long as the tab. */
export function useWritten(productId: string, asked: readonly PersonalText[] = NONE) {
  const isHydrated = useIsHydrated();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [right, setRight] = useState<Record<string, string>>({});
  const keyOf = (id: string) => `yazi-${productId}-${id}`;
  const fields = asked.map((text): WrittenField => {
    const words = ownValue(typed, text.id) ?? (isHydrated ? inThisTab.read(keyOf(text.id)) : undefined) ?? "";
    const written = writtenText(words, text);
    return { ...text, ...written, isRight: right[text.id] === written.made };
  });
  return {
    fields,
    texts: fields.flatMap(({ id, label, made: text, trouble }): ChosenText[] =>
      text === "" || trouble ? [] : [{ id, label, text }],
    ),
    type(id: string, words: string) {
      setTyped({ ...typed, [id]: words });
      inThisTab.write(keyOf(id), words);
    },
    confirm: (id: string, made: string | undefined) => setRight({ ...right, [id]: made ?? "" }),
  };
}
