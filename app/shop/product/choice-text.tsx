import { lettersIn } from "../../../domain/choice/personal-text.ts";
import { Checkbox, Field } from "../../ui/field.tsx";
import { placeOf } from "./buy-step.ts";
import { extraWords } from "./choice-group.tsx";
import type { Chosen } from "./use-chosen.ts";
import type { WrittenField } from "./use-written.ts";

type ChoiceTextProps = { field: WrittenField; written: Chosen["written"] };

/** What the visitor writes, as it will be made, and her word that it is spelled right. */
export const ChoiceText = ({ field, written }: ChoiceTextProps) => (
  <div className="choices-text" id={placeOf(field.id)}>
    <Field
      label={field.isRequired ? field.label : `${field.label} (istersen)`}
      value={field.typed}
      error={field.trouble}
      hint={hintOf(field)}
      autoComplete="off"
      enterKeyHint="done"
      onChange={({ target }) => written.type(field.id, target.value)}
    />
    {field.made !== "" && !field.trouble && (
      <>
        <p className="choices-made">{field.made}</p>
        <Checkbox
          label="Yazımı doğru, böyle yapılsın"
          checked={field.isRight}
          onChange={({ target }) => written.confirm(field.id, target.checked ? field.made : undefined)}
        />
      </>
    )}
    <p className="choices-law">Kişiye özel hazırlandığı için cayma hakkı yoktur.</p>
  </div>
);

const hintOf = ({ made, most, extra }: WrittenField): string =>
  [`${lettersIn(made).length} / ${most} harf`, ...(extra === 0 ? [] : [extraWords(extra)])].join(" · ");
