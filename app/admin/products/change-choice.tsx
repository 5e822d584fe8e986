import type { ManyChange } from "../../../domain/catalog/product-patch.ts";
import "../../ui/field.css";
import { useOwnersCategories } from "../owners-categories.tsx";

type Choice = { action: string; change: ManyChange };

const STOCK: readonly Choice[] = [
  { action: "Stokta yap", change: { inStock: true } },
  { action: "Tükendi yap", change: { inStock: false } },
];
const FEATURED: readonly Choice[] = [
  { action: "Öne çıkar", change: { featured: true } },
  { action: "Öne çıkarmayı bırak", change: { featured: false } },
];

/** The changes that need no more words, in the phone's own list: as buttons they take a third of its screen. */
export function ChangeChoice({ onChoose }: { onChoose: (change: ManyChange) => void }) {
  const moves = useOwnersCategories().map(({ slug, name }): Choice => ({ action: name, change: { category: slug } }));
  const choices = [...STOCK, ...FEATURED, ...moves];

  const group = (label: string, grouped: readonly Choice[]) => (
    <optgroup label={label}>
      {grouped.map((choice) => (
        <option key={choices.indexOf(choice)} value={choices.indexOf(choice)}>
          {choice.action}
        </option>
      ))}
    </optgroup>
  );
  return (
    <select
      className="field-input kit-select"
      aria-label="Seçilenleri değiştir"
      value=""
      onChange={({ target }) => {
        const chosen = choices[Number(target.value)];
        if (chosen) onChoose(chosen.change);
      }}
    >
      <option value="" disabled>
        Değiştir
      </option>
      {group("Stok", STOCK)}
      {group("Ana sayfa", FEATURED)}
      {group("Kategoriye taşı", moves)}
    </select>
  );
}
