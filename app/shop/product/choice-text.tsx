import { formatDifference } from "../../../domain/money.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Checkbox, Field } from "../../ui/field.tsx";
import { placeOf } from "./buy-step.ts";
import type { PageChoice } from "./use-chosen.ts";
import type { WrittenField } from "./use-written.ts";

type ChoiceTextProps = { field: WrittenField<"text">; written: PageChoice["written"] };

/** A text as it will be made, and the visitor's word that it is spelled right. */
export const ChoiceText = ({ field, written }: ChoiceTextProps) => (
  <div className="choices-text" id={placeOf(field.id, true)}>
    <Field
      label={field.isRequired ? field.label : `${field.label} (istersen)`}
      {...field.input}
      error={field.trouble}
      hint={hintOf(field)}
      autoComplete="off"
      enterKeyHint="done"
      onChange={({ target }) => written.type(field.id, target.value)}
    />
    {field.picture !== undefined && (
      <ShopPicture
        image={field.picture}
        alt={`${field.label}: harfler böyle yapılıyor`}
        sizes="120px"
        widths={[160, 320]}
        width={120}
        height={120}
      />
    )}
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
  </div>
);

const hintOf = ({ input: { hint }, extra }: WrittenField): string =>
  extra === 0 ? hint : `${hint} · ${formatDifference(extra)}`;
