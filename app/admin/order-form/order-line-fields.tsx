import type { Product } from "../../../domain/catalog/product.ts";
import { formatPrice } from "../../../domain/money.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { typedPrice } from "../product-form/product-form-values.ts";
import type { FormErrors } from "../saved-form/form-state.ts";
import { SoldOutButton } from "../stock/sold-out-button.tsx";
import type { Stock } from "../stock/use-stock.ts";
import "./order-line-fields.css";
import { lineSum, type TypedLine } from "./typed-lines.ts";

type OrderLineFieldsProps = {
  line: TypedLine;
  index: number;
  stock: Stock;
  errors: FormErrors;
  onChange: (changes: Partial<TypedLine>) => void;
  onRemove: () => void;
};

export function OrderLineFields({ line, index, stock, errors, onChange, onRemove }: OrderLineFieldsProps) {
  const { productId, name, color, quantity, price } = line;
  const sum = lineSum(line);
  // Undefined for a free line, until it is loaded, and after it was deleted.
  const product = stock.find(productId);
  const title = name || `${index + 1}. satır`;
  const shared = (field: keyof TypedLine) => ({
    name: `lines.${index}.${field}`,
    error: errors[`lines.${index}.${field}`],
    autoComplete: "off",
  });
  return (
    <fieldset className="kit-box">
      <legend className="unseen">{title}</legend>
      {productId === null ? (
        <Field
          label="Ne istendi"
          {...shared("name")}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      ) : (
        <p className="order-line-fields-name">{name}</p>
      )}
      <div className="kit-fields">
        <Color line={line} product={product} shared={shared("color")} onChange={(color) => onChange({ color })} />
        <Field
          label="Adet"
          inputMode="numeric"
          {...shared("quantity")}
          value={String(quantity)}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
        <Field
          label="Fiyat (₺)"
          inputMode="decimal"
          {...shared("price")}
          value={typeof price === "number" ? typedPrice(price) : price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
      </div>
      <div className="kit-row order-line-fields-foot">
        <span className="order-line-fields-sum">{sum === undefined ? "–" : formatPrice(sum)}</span>
        <SoldOutButton product={product} stock={stock} />
        <SmallButton action="Kaldır" of={[title, color].filter(Boolean).join(" ")} onClick={onRemove} />
      </div>
    </fieldset>
  );
}

type ColorProps = {
  line: TypedLine;
  product: Product | undefined;
  shared: { name: string; error: string | undefined; autoComplete: string };
  onChange: (color: string) => void;
};

/** A choice where the shop knows the product's colors, else text. A color that the product has no more stays. */
function Color({ line, product, shared, onChange }: ColorProps) {
  const colors = [...new Set([...(product?.colors ?? []), line.color])].filter(Boolean);
  if (product && colors.length === 0) return null;
  if (!product) {
    return <Field label="Renk" {...shared} value={line.color} onChange={({ target }) => onChange(target.value)} />;
  }
  return (
    <Select label="Renk" {...shared} value={line.color} onChange={({ target }) => onChange(target.value)}>
      <option value="">Seçilmedi</option>
      {colors.map((color) => (
        <option key={color} value={color}>
          {color}
        </option>
      ))}
    </Select>
  );
}
