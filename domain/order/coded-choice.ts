import type { Chosen } from "../choice/chosen.ts";
import { type Options, pickedFrom, plainText, textTrouble } from "../choice/options.ts";
import { type CodedLine, textKey, valueKey } from "./cart-code.ts";

type DecodedChoice = Pick<Chosen, "values" | "texts"> & {
  /** How many values and texts of the line the product does not have any more. */
  lost: number;
};

/** The choice of a coded line, as the product offers it today. A text that cannot be made stays, for a reader that says why. */
export function chosenIn({ values = [], texts = [] }: CodedLine, options: Options | undefined): DecodedChoice {
  const found = pickedFrom(options, {
    isPicked: (value) => values.includes(valueKey(value)),
    textOf(id) {
      const text = texts.find(({ key }) => key === textKey(id))?.text;
      return text === undefined ? undefined : plainText(text);
    },
  });
  return {
    ...(found.values.length > 0 && { values: found.values }),
    ...(found.texts.length > 0 && { texts: found.texts }),
    lost: values.length + texts.length - found.values.length - found.texts.length,
  };
}

/** The same with a text that cannot be made counted as lost: no visitor could have sent it. */
export function madeIn(line: CodedLine, options: Options | undefined): DecodedChoice {
  const { texts = [], lost, ...chosen } = chosenIn(line, options);
  const made = texts.filter(({ id, text }) => {
    const asked = options?.texts.find((one) => one.id === id);
    return asked && text !== "" && !textTrouble(text, asked);
  });
  return { ...chosen, ...(made.length > 0 && { texts: made }), lost: lost + texts.length - made.length };
}
