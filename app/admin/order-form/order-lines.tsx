import type { Product } from "../../../domain/catalog/product.ts";
import { formatPrice } from "../../../domain/money.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { typedPrice } from "../product-form/product-form-values.ts";
import type { FormErrors } from "../saved-form/form-state.ts";
import { typedFields } from "../saved-form/typed-fields.ts";
import { ProductSearch } from "../showcase/product-search.tsx";
import { SoldOutButton, type Stock, useStock } from "../stock.tsx";
import { FREE_LINE, lineOf, lineSum, linesSum, type TypedLine } from "./typed-lines.ts";

type OrderLinesProps = {
  lines: readonly TypedLine[];
  errors: FormErrors;
  onChange: (lines: readonly TypedLine[]) => void;
};

/** The lines of an order: products of the shop, and wishes that the shop does not have. */
export function OrderLines({ lines, errors, onChange }: OrderLinesProps) {
  const stock = useStock(lines.flatMap(({ productId }) => productId ?? []));
  const add = (line: TypedLine) => onChange([...lines, line]);
  return (
    <fieldset className="kit-group">
      <legend>Ürünler</legend>
      {Array.from(lines.entries(), ([index, line]) => (
        <LineFields
          // With another number of lines all are new, so that a second Enter removes no second line.
          key={`${lines.length} ${index}`}
          line={line}
          index={index}
          stock={stock}
          errors={errors}
          onChange={(changes) => onChange(lines.with(index, { ...line, ...changes }))}
          onRemove={() => onChange(lines.toSpliced(index, 1))}
        />
      ))}
      {errors.lines && <p className="field-error">{errors.lines}</p>}
      <ProductSearch label="Ürün ekle" action="Ekle" onChoose={(product) => add(lineOf(product))} />
      <SmallButton action="Serbest satır ekle" onClick={() => add(FREE_LINE)} />
      <p className="kit-ends kit-list-total">
        Toplam <span className="price">{formatPrice(linesSum(lines))}</span>
      </p>
    </fieldset>
  );
}

type LineFieldsProps = {
  line: TypedLine;
  index: number;
  stock: Stock;
  errors: FormErrors;
  onChange: (changes: Partial<TypedLine>) => void;
  onRemove: () => void;
};

function LineFields({ line, index, stock, errors, onChange, onRemove }: LineFieldsProps) {
  const { productId, name, color, price } = line;
  const sum = lineSum(line);
  // Undefined for a free line, until it is loaded, and after it was deleted.
  const product = stock.find(productId);
  const title = name || `${index + 1}. satır`;
  const text = typedFields({ draft: line, errors, onChange }, `lines.${index}.`);
  const priceText = text("price", "Fiyat (₺)");
  return (
    <fieldset className="kit-box">
      <legend className="unseen">{title}</legend>
      {productId === null ? <Field {...text("name", "Ne istendi")} /> : <strong>{name}</strong>}
      <div className="kit-fields">
        <Color line={line} product={product} text={text("color", "Renk")} />
        <Field {...text("quantity", "Adet")} inputMode="numeric" />
        <Field
          {...priceText}
          inputMode="decimal"
          value={typeof price === "number" ? typedPrice(price) : priceText.value}
        />
      </div>
      <div className="kit-row">
        <span className="kit-words">{sum === undefined ? "–" : formatPrice(sum)}</span>
        <SoldOutButton product={product} stock={stock} />
        <SmallButton action="Kaldır" of={[title, color].filter(Boolean).join(" ")} onClick={onRemove} />
      </div>
    </fieldset>
  );
}

type ColorProps = { line: TypedLine; product: Product | undefined; text: ReturnType<ReturnType<typeof typedFields>> };

/** A choice where the shop knows the product's colors, else text. A color that the product has no more stays. */
function Color({ line, product, text }: ColorProps) {
  const colors = [...new Set([...(product?.colors ?? []), line.color])].filter(Boolean);
  if (!product) return <Field {...text} />;
  if (colors.length === 0) return null;
  return (
    <Select {...text}>
      <option value="">Seçilmedi</option>
      {colors.map((color) => (
        <option key={color} value={color}>
          {color}
        </option>
      ))}
    </Select>
  );
}
