import { type Chosen, chosenOf } from "../choice/chosen.ts";
import { type Options, pickedFrom, plainText, textTrouble } from "../choice/options.ts";
import { type CodedLine, textKey, valueKey } from "./cart-code.ts";

type DecodedChoice = Chosen & {
  /** How many values and texts of the line the product does not have any more. */
  lost: number;
};

/** A line of a code with the color that its key stands for. */
type Keyed = CodedLine & { color?: string | undefined };

/** The choice of a coded line, as far as the product offers it today. A text that cannot be made stays, for readers that say why. */
export function chosenIn({ color, values = [], texts = [] }: Keyed, options: Options): DecodedChoice {
  const found = pickedFrom(options, {
    isPicked: (value) => values.includes(valueKey(value)),
    textOf(id) {
      const text = texts.find(({ key }) => key === textKey(id))?.text;
      return text === undefined ? undefined : plainText(text);
    },
  });
  return {
    ...chosenOf({ color, ...found }),
    lost: values.length + texts.length - found.values.length - found.texts.length,
  };
}

/** Like `chosenIn`, but a text that cannot be made counts as lost, because no visitor could have sent it. */
export function madeIn(line: Keyed, options: Options): DecodedChoice {
  const { texts = [], lost, ...chosen } = chosenIn(line, options);
  const made = texts.filter(({ id, text }) => {
    const asked = options.texts.find((one) => one.id === id);
    return asked && text !== "" && !textTrouble(text, asked);
  });
  return { ...chosen, texts: made, lost: lost + texts.length - made.length };
}
