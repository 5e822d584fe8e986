import { IconButton } from "../../ui/button.tsx";
import { ProductSearch } from "../showcase/product-search.tsx";
import type { KnownNames } from "./product-names.ts";

type PickedProductsProps = {
  label: string;
  products: readonly string[];
  names: KnownNames;
  /** So many can be chosen. */
  most?: number;
  error?: string | undefined;
  onChange: (products: string[]) => void;
};

/** Products that are chosen one by one, by their names. */
export const PickedProducts = ({ label, products, names, most = 300, error, onChange }: PickedProductsProps) => (
  <div className="kit-stack">
    {products.length > 0 && (
      <ul className="kit-list-lines" aria-label="Seçtiğin ürünler">
        {products.map((id) => {
          const name = names.productOf(id) ?? "Silinen ürün";
          return (
            <li key={id}>
              <span className="kit-words">{name}</span>
              <IconButton
                icon="close"
                size={18}
                label={`Çıkar: ${name}`}
                onClick={() => onChange(products.filter((other) => other !== id))}
              />
            </li>
          );
        })}
      </ul>
    )}
    {products.length < most ? (
      <ProductSearch
        label={label}
        action="Seç"
        error={error}
        isLeftOut={({ id }) => products.includes(id)}
        onChoose={(product) => {
          names.know(product);
          onChange([...products, product.id]);
        }}
      />
    ) : (
      error && <p className="field-error">{error}</p>
    )}
  </div>
);
