import type { Chosen, Options } from "../choice/options.ts";
import { plainText } from "../choice/personal-text.ts";
import { type CodedLine, textKey, valueKey } from "./cart-code.ts";

type DecodedChoice = Pick<Chosen, "values" | "texts"> & {
  /** How many values and texts of the line the product does not have any more. */
  lost: number;
};

/** What a coded line chose, as the product offers it today, in the order in which it is asked. */
export function chosenIn({ values = [], texts = [] }: CodedLine, options: Options | undefined): DecodedChoice {
  const chosen = (options?.groups ?? []).flatMap(({ id: group, values: offered }) => {
    const found = offered.find(({ id }) => values.includes(valueKey({ group, id })));
    return found ? [{ group, id: found.id, name: found.name }] : [];
  });
  const written = (options?.texts ?? []).flatMap(({ id, label }) => {
    const found = texts.find(({ key }) => key === textKey(id));
    return found ? [{ id, label, text: plainText(found.text) }] : [];
  });
  return {
    ...(chosen.length > 0 && { values: chosen }),
    ...(written.length > 0 && { texts: written }),
    lost: values.length + texts.length - chosen.length - written.length,
  };
}
