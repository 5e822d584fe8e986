import { useState } from "react";
import { type ChosenText, needWords } from "../../../domain/choice/chosen.ts";
import { plainText, textTrouble } from "../../../domain/choice/personal-text.ts";
import type { PersonalText } from "../../../domain/choice/product-choices.ts";
import { lettersIn } from "../../../domain/letters.ts";
import type { CartLine } from "../../../domain/order/cart.ts";
import { returnRight } from "../../../domain/shop/right-of-return.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { RETURN_LAW } from "../page/return-law.ts";

type LineTextProps = { line: CartLine; text: PersonalText; onWrite: (texts: readonly ChosenText[]) => void };

/** A text that the customer writes in the cart. It counts once she has said that it is spelled right. */
function LineText({ line, text: { id, label, ...limits }, onWrite }: LineTextProps) {
  const others = (line.texts ?? []).filter((text) => text.id !== id);
  const written = line.texts?.find((text) => text.id === id)?.text;
  // Undefined until she types: the place in the cart may become that of another line.
  const [own, setOwn] = useState<string>();
  const typed = own ?? written ?? "";
  const made = plainText(typed);
  const trouble = textTrouble(made, limits);
  const isLacking = limits.isRequired && written === undefined;
  return (
    <details className="line-choices" data-lacks={isLacking} open={isLacking}>
      <summary>
        {written === undefined ? (
          `${label} yazılmadı. ${needWords({ id, word: label, isText: true })}:`
        ) : (
          <>
            {label}: “{written}” <u>Değiştir</u>
          </>
        )}
      </summary>
      <form
        className="line-choices-text"
        onSubmit={(event) => {
          event.preventDefault();
          if (trouble) return;
          event.currentTarget.closest("details")?.querySelector("summary")?.focus();
          setOwn(undefined);
          onWrite(made === "" ? others : [...others, { id, label, text: made }]);
        }}
      >
        <Field
          label={label}
          value={typed}
          error={trouble}
          hint={`${lettersIn(made).length} / ${limits.most} harf`}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => setOwn(target.value)}
        />
        {returnRight([limits], line.texts) === "open" && <p className="line-choices-law">{RETURN_LAW.open}</p>}
        {made !== "" && !trouble && <p className="line-choices-made">{made}</p>}
        {made !== (written ?? "") && !trouble && (
          <SmallButton type="submit" action={made === "" ? "Yazmadan devam et" : "Yazımı doğru, böyle yapılsın"} />
        )}
      </form>
    </details>
  );
}

export default LineText;
