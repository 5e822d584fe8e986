import { useState } from "react";
import { Checkbox, Select } from "../../ui/field.tsx";
import { useOwnersCategories } from "../panel-context.tsx";
import { OptionList } from "../panel-parts.tsx";
import { PickedProducts } from "./picked-products.tsx";
import type { KnownNames } from "./product-names.ts";

const KINDS = [
  ["all", "Bütün ürünler"],
  ["categories", "Bazı kategoriler"],
  ["products", "Bazı ürünler"],
] as const;

type Kind = (typeof KINDS)[number][0];

type Goods = { onlySome: boolean; categories: string[]; products: string[] };

type GoodsFieldProps = {
  goods: Goods;
  names: KnownNames;
  path: string;
  error: string | undefined;
  onChange: (goods: Goods) => void;
};

/** The products that count for a rule. */
export function GoodsField({ goods, names, path, error, onChange }: GoodsFieldProps) {
  const { onlySome, categories, products } = goods;
  const all = useOwnersCategories();
  const [kind, setKind] = useState<Kind>(
    products.length > 0 ? "products" : onlySome || categories.length > 0 ? "categories" : "all",
  );
  const choose = (next: Kind) => {
    setKind(next);
    onChange(next === "all" ? { onlySome: false, categories: [], products: [] } : { ...goods, onlySome: true });
  };
  return (
    <div className="kit-stack">
      <Select
        label="Hangi ürünlerde"
        name={`${path}products`}
        error={error}
        value={kind}
        onChange={({ target }) => choose(KINDS.find(([one]) => one === target.value)?.[0] ?? "all")}
      >
        <OptionList of={KINDS} />
      </Select>
      {(kind === "categories" || categories.length > 0) && (
        <fieldset className="kit-group">
          <legend className="unseen">Kategoriler</legend>
          {all.map(({ slug, name, formerSlugs }) => {
            const isOf = (other: string) => other === slug || formerSlugs.includes(other);
            return (
              <Checkbox
                key={slug}
                label={name}
                checked={categories.some(isOf)}
                onChange={({ target }) => {
                  const others = categories.filter((other) => !isOf(other));
                  onChange({ ...goods, onlySome: true, categories: target.checked ? [...others, slug] : others });
                }}
              />
            );
          })}
        </fieldset>
      )}
      {(kind === "products" || products.length > 0) && (
        <PickedProducts
          label="Ürün ekle"
          products={products}
          names={names}
          onChange={(products) => onChange({ ...goods, onlySome: true, products })}
        />
      )}
    </div>
  );
}
