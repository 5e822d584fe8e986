import { useState } from "react";
import type { GivenValues } from "../../../domain/choice/choice-sets.ts";
import { Select } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useOwnersChoices } from "../panel-context.tsx";
import { TapChoices } from "../product-form/tap-choices.tsx";
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
    <Sheet title="Seçenek ekle, çıkar" shape="form" onClose={onClose}>
      <form
        className="kit-sheet"
        onSubmit={(event) => {
          event.preventDefault();
          apply(true);
        }}
      >
        <div className="kit-body">
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
                {sets.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
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
        </div>
        <footer className="sheet-foot">
          {refusal && <p role="alert">{refusal}</p>}
          <button type="button" className="button button-plain" disabled={isBusy || !set} onClick={() => apply(false)}>
            Çıkar
          </button>
          <button type="submit" className="button button-ribbon" disabled={isBusy || !set}>
            {productsInWords(count)}e ekle
          </button>
        </footer>
      </form>
    </Sheet>
  );
}
