import { useState } from "react";
import { type ChoiceSet, MAX_SETS } from "../../../domain/choice/choice-sets.ts";
import type { ChoiceUses } from "../../../domain/choice/product-options.ts";
import { ownValue } from "../../../domain/own-value.ts";
import { setsIn } from "../../../domain/settings/typed-sets.ts";
import { PlainButton } from "../../ui/button.tsx";
import { panel } from "../panel-calls.ts";
import { ConfirmSheet } from "../saved-form/form-sheet.tsx";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { Loaded, sectionLoader, useSectionData } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { useOpenedAbout } from "../use-opened-about.ts";
import type { Route } from "./+types/choices-page.ts";
import { SetFields } from "./set-fields.tsx";

export const clientLoader = sectionLoader(() => panel.choices());

export { shouldRevalidate } from "../../ui/opened.ts";

/** 'Seçenekler': the sets of values that products ask their customers for. */
export default function ChoicesPage({ loaderData }: Route.ComponentProps) {
  const { answer, reload } = useSectionData(loaderData, panel.choices);
  const removal = useOpenedAbout<Removal>("secenek-sil");
  return (
    <div className="kit-column">
      <h2>Seçenekler</h2>
      <p className="kit-soft">
        Müşterinin renkten başka seçtikleri: telefon modeli, yüzük ölçüsü, beden. Bir seti burada bir kez yaz, ürün
        formunda bir dokunuşla ekle. Adını değiştirmek ürünlerden bir şey eksiltmez.
      </p>
      <Loaded load={() => sectionCalls.find("choices")}>
        {(saved) => (
          <SectionForm
            section="choices"
            loaded={saved}
            onSaved={reload}
            fields={(props) => <SetList {...props} uses={answer.uses} onRemoval={removal.open} />}
          />
        )}
      </Loaded>
      {removal.subject && <RemoveSheet {...removal.subject} onClose={removal.close} />}
    </div>
  );
}

/** Above the form: it says who loses what before it goes. */
function RemoveSheet({ name, isSet, products, remove, onClose }: Removal & { onClose: () => void }) {
  const loss = products > 0 ? `${productsInWords(products)} bu seçeneği kaybeder.` : "Bunu soran ürün yok.";
  return (
    <ConfirmSheet
      title={isSet ? "Seti sil" : "Seçeneği sil"}
      action="Sil"
      failed="Silinemedi"
      onConfirm={async () => {
        remove();
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        “{name}”: {loss}
      </p>
      <p className="kit-soft">Kaydet'e dokununca silinir; sonra da Geri Al ile geri gelir.</p>
    </ConfirmSheet>
  );
}

/** A set or a value that is about to be removed, and how many products lose it. */
export type Removal = { name: string; isSet: boolean; products: number; remove: () => void };

type SetListProps = FieldsProps & { uses: ChoiceUses; onRemoval: (removal: Removal) => void };

/** The sets of the draft, each with its fields once it is opened. */
export function SetList({ draft, errors, onChange, uses, onRemoval }: SetListProps) {
  const sets = setsIn(draft.sets);
  const [openedAt, openAt] = useState(-1);
  const put = (next: ChoiceSet[]) => onChange({ sets: next });
  const change = (at: number, changes: Partial<ChoiceSet>) =>
    put(sets.map((set, index) => (index === at ? { ...set, ...changes } : set)));
  const add = () => {
    put([...sets, { id: "", name: "", word: "", values: [] }]);
    openAt(sets.length);
  };
  const remove = (at: number) => {
    openAt(-1);
    put(sets.toSpliced(at, 1));
  };
  const isOpen = (at: number) => at === openedAt || Object.keys(errors).some((path) => path.startsWith(`sets.${at}.`));

  return (
    <div className="kit-stack">
      {errors.sets && (
        <p role="alert" className="kit-wrong">
          {errors.sets}
        </p>
      )}
      <ul className="kit-list" aria-label="Setler">
        {Array.from(sets.entries(), ([at, set]) => (
          <li key={set.id || at} className="kit-list-item">
            <button
              type="button"
              className="kit-list-open"
              aria-expanded={isOpen(at)}
              onClick={() => openAt(isOpen(at) ? -1 : at)}
            >
              <span className="kit-words">
                <strong>{set.name.trim() || "Yeni set"}</strong>
                <span>
                  {set.values.length} seçenek, {productsInWords(ownValue(uses, set.id) ?? 0)}
                </span>
              </span>
            </button>
            {isOpen(at) && (
              <SetFields
                set={set}
                path={`sets.${at}.`}
                errors={errors}
                uses={uses}
                onChange={(changes) => change(at, changes)}
                onRemoval={onRemoval}
                onRemove={() => remove(at)}
              />
            )}
          </li>
        ))}
      </ul>
      {sets.length < MAX_SETS ? (
        <PlainButton action="Set ekle" onClick={add} />
      ) : (
        <p className="kit-soft">En fazla {MAX_SETS} set olabilir.</p>
      )}
    </div>
  );
}
