import { useState } from "react";
import type { TextOf } from "../../../domain/choice/choice-sets.ts";
import type { ChosenText } from "../../../domain/choice/chosen.ts";
import { writtenText } from "../../../domain/choice/options.ts";
import { formatDifference } from "../../../domain/money.ts";
import type { CartLine } from "../../../domain/order/cart.ts";
import { returnRight } from "../../../domain/shop/right-of-return.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { RETURN_LAW } from "../page/return-law.ts";

type LineTextProps = {
  line: CartLine;
  text: TextOf<"text">;
  /** `unmade` are the texts of the line that cannot be made as they were typed. */
  onWrite: (texts: readonly ChosenText[], unmade: Readonly<Record<string, string>>) => void;
  /** The text is as she wants it. Closing takes the focus out of the field, and so writes it. */
  onDone: () => void;
};

/**
 * A text that the customer writes in the cart. It counts as soon as she leaves the field, so that no name is lost on the way to the order
 * button; one that cannot be made is counted as missing.
 */
function LineText({ line, text: { id, label, extra, ...limits }, onWrite, onDone }: LineTextProps) {
  const others = (line.texts ?? []).filter((text) => text.id !== id);
  const written = line.texts?.find((text) => text.id === id)?.text;
  // Undefined until she types: the place in the cart may become that of another line.
  const [own, setOwn] = useState<string | undefined>(line.unmade?.[id]);
  const typed = own ?? written ?? "";
  const { made, trouble, input } = writtenText(typed, limits);
  const isLacking = trouble !== undefined || (limits.isRequired && written === undefined);
  const difference = extra === 0 ? "" : ` (${formatDifference(extra)})`;
  const write = () => {
    if (own === undefined) return;
    const { [id]: _, ...unmade } = line.unmade ?? {};
    if (trouble) return onWrite(others, { ...unmade, [id]: own });
    setOwn(undefined);
    onWrite(made === "" ? others : [...others, { id, label, text: made }], unmade);
  };
  const law = RETURN_LAW[returnRight([limits], line.texts)];
  return (
    <form
      className="line-choices-group line-choices-text"
      data-asked={isLacking}
      onBlur={write}
      onSubmit={(event) => {
        event.preventDefault();
        if (!trouble) onDone();
      }}
    >
      <Field
        label={label + (limits.isRequired ? "" : " (istersen)") + difference}
        {...input}
        error={trouble}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => setOwn(target.value)}
      />
      {made !== "" && !trouble && <p className="line-choices-made">{made}</p>}
      {made !== (written ?? "") && !trouble && <SmallButton type="submit" action="Tamam" />}
      {law && <p className="line-choices-law">{law}</p>}
    </form>
  );
}

export default LineText;
