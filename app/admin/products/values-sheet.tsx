import { useState } from "react";
import type { GivenValues } from "../../../domain/catalog/product-patch.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { useOwnersChoices } from "../panel-context.tsx";
import { OptionList } from "../panel-parts.tsx";
import { TapChoices } from "../product-form/tap-choices.tsx";
import { FormSheet } from "../saved-form/form-sheet.tsx";
import { productsInWords } from "../steps/step-words.ts";

type ValuesSheetProps = {
  count: number;
  /** Answers why the change failed, or undefined. */
  onApply: (change: GivenValues) => Promise<string | undefined>;
  onClose: () => void;
};

/** Gives values of a set to all chosen products, or takes them, in one step. */
export function ValuesSheet({ count, onApply, onClose }: ValuesSheetProps) {
  const sets = useOwnersChoices();
  const [setId, chooseSet] = useState<string>();
  const [values, chooseValues] = useState<readonly string[]>([]);
  const [refusal, refuse] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const set = sets.find(({ id }) => id === setId) ?? sets[0];
  const toggle = (value: string) => {
    refuse(undefined);
    chooseValues(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  };

  const apply = async (isGiven: boolean) => {
    if (!set || values.length === 0) return refuse("Önce seçeneklere dokun");
    setBusy(true);
    const reason = await onApply({ set: set.id, values: [...values], isGiven });
    setBusy(false);
    if (reason === undefined) return onClose();
    refuse(reason);
  };

  return (
    <FormSheet
      title="Seçenek ekle, çıkar"
      action={`${productsInWords(count)}e ekle`}
      refusal={refusal}
      isOff={isBusy || !set}
      other={<PlainButton action="Çıkar" disabled={isBusy || !set} onClick={() => apply(false)} />}
      onSubmit={() => apply(true)}
      onClose={onClose}
    >
      {!set && <p>Önce Seçenekler bölümünde bir set yaz.</p>}
      {set && (
        <>
          <Select
            label="Hangi set?"
            value={set.id}
            onChange={({ target }) => {
              chooseSet(target.value);
              chooseValues([]);
            }}
          >
            <OptionList of={sets.map(({ id, name }) => [id, name])} />
          </Select>
          <TapChoices
            key={set.id}
            name={set.name}
            options={set.values.map(({ id, name }) => ({ key: id, name }))}
            isChosen={(key) => values.includes(key)}
            onTap={toggle}
          />
          <p className="kit-soft">
            Bu seti henüz sormayan ürün, ekleyince yalnız bu seçenekleri sorar. Hepsi tek işlemdir.
          </p>
        </>
      )}
    </FormSheet>
  );
}
