import { formatPrice } from "../../../domain/money.ts";
import { SmallButton } from "../../ui/button.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { ProductSearch } from "../showcase/product-search.tsx";
import { useStock } from "../stock/use-stock.ts";
import { OrderLineFields } from "./order-line-fields.tsx";
import "./order-lines.css";
import { FREE_LINE, lineOf, linesSum, type TypedLine } from "./typed-lines.ts";

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
    <fieldset className="kit-group order-lines">
      <legend>Ürünler</legend>
      {Array.from(lines.entries(), ([index, line]) => (
        <OrderLineFields
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
      <p className="kit-ends order-lines-total">
        Toplam <span className="price">{formatPrice(linesSum(lines))}</span>
      </p>
    </fieldset>
  );
}
