import { type Chosen, type ChosenValue, chosenOf } from "../choice/chosen.ts";
import { type Options, plainText, textTrouble } from "../choice/options.ts";
import { type CodedLine, textKey, valueKey } from "./cart-code.ts";

type DecodedChoice = Chosen & {
  /** The number of values and texts of the line that the product does not have any more. */
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

/** The part of a choice that the product still offers. */
export const offeredOf = (options: Asked, { values = [], texts = [] }: Chosen) =>
  pickedFrom(options, {
    isPicked: ({ group, id }) => values.some((value) => value.group === group && value.id === id),
    textOf: (id) => texts.find((text) => text.id === id)?.text,
  });

/** The number of answers in a choice that the product no longer offers. */
export function lostOf(options: Asked, { values = [], texts = [] }: Chosen): number {
  const offered = offeredOf(options, { values, texts });
  return values.length + texts.length - offered.values.length - offered.texts.length;
}

type Asked = Pick<Options, "groups" | "texts">;

type Picked = {
  isPicked(value: ChosenValue): boolean;
  /** Undefined for a question that was not answered. */
  textOf(id: string): string | undefined;
};

/** The picked values and texts of a product's offer, in its order and with its names. */
function pickedFrom({ groups, texts: asked }: Asked, { isPicked, textOf }: Picked) {
  const values = groups.flatMap(({ id: group, values }) => {
    const picked = values.map(({ id, name }) => ({ group, id, name })).find(isPicked);
    return picked ? [picked] : [];
  });
  const texts = asked.flatMap(({ id, label }) => {
    const text = textOf(id);
    return text === undefined ? [] : [{ id, label, text }];
  });
  return { values, texts };
}
