import { useState } from "react";
import { type ChoiceSet, MAX_SETS } from "../../../domain/choice/choice-sets.ts";
import type { ChoiceUses } from "../../../domain/choice/product-options.ts";
import { ownValue } from "../../../domain/own-value.ts";
import { setsIn } from "../../../domain/settings/typed-sets.ts";
import { PlainButton } from "../../ui/button.tsx";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { SetFields } from "./set-fields.tsx";

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
