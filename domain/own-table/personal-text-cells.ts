import { SIGNS, type Signs } from "../choice/choice-sets.ts";
import type { MovedProduct } from "../moving/moved-product.ts";
import { slugOf } from "../slug.ts";
import { cellLines, differenceIn, differenceWords, escaped, partsAt, unescaped } from "./own-cells.ts";

type Texts = NonNullable<MovedProduct["personalTexts"]>;

const SIGN_WORDS: Record<Signs, string> = {
  letters: "yalnız harf",
  signs: "harf ve rakam",
  any: "her işaret",
};

const REQUIRED = "zorunlu";

/** A line for each text that a customer writes: `isim: İsim, en çok 12, yalnız harf, zorunlu, görsel 2, (+25,00)`. */
export const textsCell = (texts: Texts): string => texts.map(textLine).join("\n");

function textLine({ id, label, most, signs, isRequired, extra, picture }: Texts[number]): string {
  const parts = [
    escaped(label),
    `en çok ${most}`,
    SIGN_WORDS[signs],
    isRequired ? REQUIRED : "",
    picture === undefined ? "" : `görsel ${picture + 1}`,
    differenceWords(extra),
  ];
  return `${id}: ${parts.filter(Boolean).join(", ")}`;
}

/** The texts of such a cell, and the lines that are none. A line may leave out its id and all but the question. */
export function textsIn(cell: string): { texts: Texts; unread: string[] } {
  const read = cellLines(cell).map((line) => ({ line, text: textIn(line) }));
  return {
    texts: read.flatMap(({ text }) => text ?? []),
    unread: read.flatMap(({ line, text }) => (text ? [] : [line])),
  };
}

function textIn(line: string): Texts[number] | undefined {
  const [first = "", rest] = partsAt(line, ":", 2);
  const [label = "", ...parts] = partsAt(rest ?? first, ",").map(unescaped);
  const text: Texts[number] = {
    id: rest === undefined ? slugOf(label) : first.trim(),
    ...{ label, most: 20, signs: "any", isRequired: false, extra: 0 },
  };
  const isRead = parts.every((part) => {
    const said = saidBy(part);
    return said !== undefined && Object.assign(text, said);
  });
  return isRead && label !== "" ? text : undefined;
}

function saidBy(part: string): Partial<Texts[number]> | undefined {
  const [, most] = /^en çok (\d{1,3})$/.exec(part) ?? [];
  if (most !== undefined) return { most: Number(most) };
  const [, picture] = /^görsel (\d{1,2})$/.exec(part) ?? [];
  if (picture !== undefined) return { picture: Number(picture) - 1 };
  if (part === REQUIRED) return { isRequired: true };
  const signs = SIGNS.find((one) => SIGN_WORDS[one] === part);
  if (signs) return { signs };
  const extra = differenceIn(part);
  return extra === undefined ? undefined : { extra };
}
