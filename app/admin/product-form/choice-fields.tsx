import { splitList } from "../../../domain/catalog/product-input.ts";
import { type ChoiceSet, MAX_CHOICES } from "../../../domain/choice/choice-sets.ts";
import { partsOf } from "../../../domain/choice/options.ts";
import { Chip, IconButton } from "../../ui/button.tsx";
import { formLabel } from "../field-words.ts";
import { useMayChangePrices, useOwnersChoices } from "../panel-context.tsx";
import { listedPictures } from "../product-pictures/picture-list.ts";
import { type PlacedRow, placingIn } from "../reorder/list-draft.ts";
import { OrderTools, type Placing } from "../reorder/order-tools.tsx";
import { PersonalTextFields } from "./personal-text-fields.tsx";
import type { DraftProps } from "./price-fields.tsx";
import type { ProductDraft } from "./product-form-values.ts";
import { SoldOutFields } from "./sold-out-fields.tsx";
import { ListedFields, TapChoices } from "./tap-choices.tsx";

type TypedChoice = ProductDraft["choices"][number];

/** The choices of a product beside its color, its texts, and the parts that are sold out. */
export function ChoiceFields({ draft, errors, onChange }: DraftProps) {
  const sets = useOwnersChoices();
  const { choices, soldOut, counts, countsTogether } = draft;
  const unused = sets.filter(({ id }) => !choices.some(({ set }) => set === id));
  const put = (changed: TypedChoice) =>
    onChange({ choices: choices.map((choice) => (choice.set === changed.set ? changed : choice)) });
  const placing = placingIn(choices, (next) => onChange({ choices: next }));
  const remove = (set: string) => {
    const isOther = (mark: string) => partsOf(mark).every((part) => !part.startsWith(`${set}=`));
    const others = (rows: Record<string, string>) =>
      Object.fromEntries(Object.entries(rows).filter(([mark]) => isOther(mark)));
    onChange({
      choices: choices.filter((choice) => choice.set !== set),
      soldOut: soldOut.filter((marks) => marks.every(isOther)),
      counts: others(counts),
      countsTogether: others(countsTogether),
    });
  };
  return (
    <fieldset className="kit-group">
      <legend>{formLabel("choices")}</legend>
      <p className="field-hint">Müşteri renkten başka ne seçsin? Setler panelin Seçenekler bölümünde yazılır.</p>
      <div className="kit-stack">
        {Array.from(choices.entries(), ([at, choice]) => (
          <ChoiceBox
            key={choice.set}
            choice={choice}
            at={at}
            set={sets.find(({ id }) => id === choice.set)}
            placing={choices.length > 1 ? placing : undefined}
            onChange={put}
            onRemove={() => remove(choice.set)}
          />
        ))}
      </div>
      {errors.choices && <p className="field-error">{errors.choices}</p>}
      {choices.length < MAX_CHOICES && unused.length > 0 && (
        <div className="kit-row">
          {unused.map(({ id, name }) => (
            <Chip
              key={id}
              action={`+ ${name}`}
              onClick={() => onChange({ choices: [...choices, { set: id, without: [], extra: {} }] })}
            />
          ))}
        </div>
      )}
      <PersonalTextFields
        texts={draft.personalTexts}
        pictures={listedPictures(draft)}
        error={errors.personalTexts}
        onChange={(personalTexts) => onChange({ personalTexts })}
      />
      <SoldOutFields
        colors={[...new Set(splitList(draft.colors))]}
        choices={choices}
        sets={sets}
        soldOut={soldOut}
        counts={counts}
        countsTogether={countsTogether}
        errors={errors}
        onChange={onChange}
      />
    </fieldset>
  );
}

type ChoiceBoxProps = {
  choice: TypedChoice;
  at: number;
  /** Undefined for the only one. */
  placing: Placing<PlacedRow> | undefined;
  /** Undefined while the sets load, and for one that is gone: it asks nothing. */
  set: ChoiceSet | undefined;
  onChange: (choice: TypedChoice) => void;
  onRemove: () => void;
};

function ChoiceBox({ choice, at, placing, set, onChange, onRemove }: ChoiceBoxProps) {
  const { without, extra } = choice;
  const mayChangePrices = useMayChangePrices();
  const { name = choice.set, values = [] } = set ?? {};
  const options = values.map(({ id, name }) => ({ key: id, name }));
  const offered = options.filter(({ key }) => !without.includes(key));
  const differing = offered.filter(({ key }) => key in extra).length;
  return (
    <fieldset className="kit-box" data-at={at}>
      <legend className="unseen">{name}</legend>
      <div className="kit-ends">
        <p className="kit-words">
          <strong>{name}</strong>
          <span>{set ? `${values.length} seçenekten ${offered.length} tanesi` : "Bu set artık yok"}</span>
        </p>
        <IconButton icon="close" size={18} label={`Seti çıkar: ${name}`} onClick={onRemove} />
      </div>
      {placing && <OrderTools item={{ at, name }} index={at} placing={placing} />}
      {set && (
        <>
          <details className="kit-fold">
            <summary>Bu üründe olanlar</summary>
            <TapChoices
              name={`${name}: bu üründe olanlar`}
              options={options}
              isChosen={(key) => !without.includes(key)}
              onTap={(key) =>
                onChange({
                  ...choice,
                  without: without.includes(key) ? without.filter((id) => id !== key) : [...without, key],
                })
              }
            >
              <Chip action="Hepsi" onClick={() => onChange({ ...choice, without: [] })} />
              <Chip action="Hiçbiri" onClick={() => onChange({ ...choice, without: values.map(({ id }) => id) })} />
            </TapChoices>
          </details>
          {mayChangePrices && (
            <details className="kit-fold">
              <summary>Fiyatı farklı olanlar{differing > 0 && ` (${differing})`}</summary>
              <ListedFields
                name="choices"
                label="Fiyat farkı (₺)"
                hint="Örneğin 20 ya da -15; ürünün fiyatına eklenir."
                groups={[{ label: name, options: offered }]}
                rows={extra}
                onChange={(extra) => onChange({ ...choice, extra })}
              />
            </details>
          )}
        </>
      )}
    </fieldset>
  );
}
