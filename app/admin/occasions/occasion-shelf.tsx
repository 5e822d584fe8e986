import { MOST_ON_SHELF, type OccasionRow, SHELF_WAYS } from "../../../domain/settings/occasion-rows.ts";
import { messages } from "../../messages.ts";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { useOwnersCategories } from "../panel-context.tsx";
import { OptionList, Thumb } from "../panel-parts.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { orLeftOut, typedFields } from "../saved-form/typed-fields.ts";
import { ProductSearch } from "../showcase/product-search.tsx";
import { useFailureHandler } from "../use-failure-handler.ts";
import { occasionCalls, type ShelfGood } from "./occasion-calls.ts";

type OccasionShelfProps = {
  row: OccasionRow;
  path: string;
  errors: FormErrors;
  /** Products whose names are known. */
  goods: readonly ShelfGood[];
  onMeet: (goods: readonly ShelfGood[]) => void;
  onChange: (changes: Partial<OccasionRow>) => void;
};

/** What stands on the shelf of a day. One tap proposes products of the shop. */
export function OccasionShelf({ row, path, errors, goods, onMeet, onChange }: OccasionShelfProps) {
  const categories = useOwnersCategories();
  const handleFailure = useFailureHandler();
  const text = typedFields({ draft: row, errors, onChange: orLeftOut(onChange) }, path);
  const propose = async () => {
    try {
      const proposed = await occasionCalls.proposal(row.id, row.name);
      onMeet(proposed);
      onChange({ shelf: "hand", products: proposed.map(({ id }) => id) });
    } catch (error) {
      handleFailure(error, messages.dataFailed);
    }
  };
  return (
    <div className="kit-stack">
      <Select
        {...text("shelf", "Rafı")}
        onChange={({ target }) => {
          const shelf = SHELF_WAYS.find((way) => way === target.value);
          onChange({ shelf, ...(shelf === "category" && !row.category && { category: categories[0]?.slug }) });
        }}
      >
        <OptionList of={WAYS} />
      </Select>
      {row.shelf === "category" && (
        <Select {...text("category", "Kategori")}>
          <OptionList of={categories.map(({ slug, name }) => [slug, name])} />
        </Select>
      )}
      {row.shelf === "words" && (
        <Field
          {...text("words", "Kelimeler")}
          hint="Virgülle ayır: anne, kolye, fincan. Adında ya da kategorisinde geçen ürünler rafa girer."
          maxLength={200}
        />
      )}
      {row.shelf === "hand" && <ChosenGoods {...{ row, path, errors, goods, onMeet, onChange }} />}
      <PlainButton action="Dükkânımdan raf öner" aria-label={`Dükkânımdan raf öner: ${row.name}`} onClick={propose} />
    </div>
  );
}

const WAYS = [
  ["", "Raf yok, gün görünmez"],
  ["hand", "Kendim seçeyim"],
  ["category", "Bir kategori"],
  ["words", "Kelimelerle"],
] as const;

function ChosenGoods({ row, path, errors, goods, onMeet, onChange }: OccasionShelfProps) {
  const products = row.products ?? [];
  return (
    <>
      <ul className="kit-list" aria-label={`Raftaki ürünler: ${row.name}`}>
        {products.map((id) => {
          const good = goods.find((one) => one.id === id);
          const name = good?.name ?? "Artık görünmeyen ürün";
          return (
            <li key={id} className="kit-list-item">
              <Thumb image={good?.image ?? ""} isEager />
              <span className="kit-words">
                {name}
                {good && !good.inStock && <small>Tükendi, rafta görünmez</small>}
              </span>
              <SmallButton
                action="Çıkar"
                of={name}
                onClick={() => onChange({ products: products.filter((one) => one !== id) })}
              />
            </li>
          );
        })}
      </ul>
      {products.length < MOST_ON_SHELF ? (
        <ProductSearch
          label="Rafa ürün ekle"
          action="Ekle"
          error={errors[`${path}products`]}
          isLeftOut={({ id }) => products.includes(id)}
          onChoose={({ id, name, image, inStock }) => {
            onMeet([{ id, name, image, inStock }]);
            onChange({ products: [...products, id] });
          }}
        />
      ) : (
        <p className="kit-soft">Raf dolu: en fazla {MOST_ON_SHELF} ürün.</p>
      )}
    </>
  );
}
