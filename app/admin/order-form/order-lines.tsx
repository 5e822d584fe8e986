import { Fragment, useId, useState } from "react";
import { capitalized } from "../../../domain/capitalized.ts";
import { pictureSoChosen } from "../../../domain/catalog/color-pictures.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { toldChoice } from "../../../domain/choice/chosen.ts";
import { formatPrice } from "../../../domain/money.ts";
import { MAX_TEXT } from "../../../domain/order-book/book-order.ts";
import { questionsOfLine, stillAsked } from "../../../domain/order-book/line-questions.ts";
import { discountInWords, discountSize } from "../../../domain/order-book/payment-rows.ts";
import { withProposedPrice } from "../../../domain/order-book/proposed-price.ts";
import { choiceOfQuery } from "../../../domain/search/asked-choice.ts";
import { typedPrice } from "../../../domain/typed-price.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { useOwnersChoices } from "../panel-context.tsx";
import { Thumb } from "../panel-parts.tsx";
import { totalTitle } from "../panel-words.ts";
import type { FormErrors } from "../saved-form/form-state.ts";
import { typedFields } from "../saved-form/typed-fields.ts";
import { ProductSearch } from "../showcase/product-search.tsx";
import { SoldOutButton, type Stock, useStock } from "../stock.tsx";
import { discountInPrice, FREE_LINE, lineSum, linesSum, type TypedLine, typedLineOf } from "./typed-lines.ts";

type OrderLinesProps = {
  lines: readonly TypedLine[];
  /** Whether a price goes along with what is chosen. */
  mayPrice: boolean;
  errors: FormErrors;
  onChange: (lines: readonly TypedLine[]) => void;
};

/** The lines of an order: products of the shop, and wishes that the shop does not have. */
export function OrderLines({ lines, mayPrice, errors, onChange }: OrderLinesProps) {
  const sets = useOwnersChoices();
  const stock = useStock(lines.flatMap(({ productId }) => productId ?? []));
  const add = (line: TypedLine) => onChange([...lines, line]);
  const soSearched = (product: Product, query: string) => {
    const { color = "", values = [] } = toldChoice(choiceOfQuery(query, product, sets));
    return { color, values: [...values] };
  };
  return (
    <fieldset className="kit-group">
      <legend className="unseen">Ürünler</legend>
      {Array.from(lines.entries(), ([index, line]) => (
        <LineFields
          // With another number of lines all are new, so that a second Enter removes no second line.
          key={`${lines.length} ${index}`}
          line={line}
          index={index}
          stock={stock}
          mayPrice={mayPrice}
          errors={errors}
          onChange={(changes) => onChange(lines.with(index, { ...line, ...changes }))}
          onRemove={() => onChange(lines.toSpliced(index, 1))}
        />
      ))}
      {errors.lines && <p className="field-error">{errors.lines}</p>}
      <ProductSearch
        label="Ürün ekle"
        action="Ekle"
        imageOf={(product, query) => pictureSoChosen(product, soSearched(product, query))}
        onChoose={(product, query) => {
          const line = typedLineOf(product);
          const chosen = soSearched(product, query);
          add({ ...line, ...(mayPrice ? withProposedPrice(line, chosen, { product, sets }) : chosen) });
        }}
      />
      <SmallButton action="Serbest satır ekle" onClick={() => add(mayPrice ? FREE_LINE : { ...FREE_LINE, price: 0 })} />
      {lines.length > 0 && (
        <p className="kit-ends kit-list-total">
          {totalTitle(lines)} <span className="price">{formatPrice(linesSum(lines))}</span>
        </p>
      )}
    </fieldset>
  );
}

type LineFieldsProps = {
  line: TypedLine;
  index: number;
  stock: Stock;
  mayPrice: boolean;
  errors: FormErrors;
  onChange: (changes: Partial<TypedLine>) => void;
  onRemove: () => void;
};

function LineFields({ line, index, stock, mayPrice, errors, onChange, onRemove }: LineFieldsProps) {
  const sets = useOwnersChoices();
  const { productId, name, color, price } = line;
  const sum = lineSum(line);
  // Undefined for a free line, until it is loaded, and after it was deleted.
  const product = stock.find(productId);
  const title = name || `${index + 1}. satır`;
  const text = typedFields({ draft: line, errors, onChange }, `lines.${index}.`);
  const priceText = text("price", "Fiyat (₺)");
  const discount = mayPrice ? discountInPrice(price) : undefined;
  // The price before a discount was typed in its place.
  const [agreed, setAgreed] = useState(price);
  const isOffered = (lineSum({ ...line, price: agreed }) ?? 0) > 0;
  const choose = (changes: Partial<TypedLine>) =>
    onChange(product && mayPrice ? withProposedPrice(line, changes, { product, sets }) : changes);
  return (
    <fieldset className="kit-box">
      <legend className="unseen">{title}</legend>
      {productId === null ? (
        <Field {...text("name", "Ne istendi")} />
      ) : (
        <div className="kit-row">
          <Thumb image={product ? pictureSoChosen(product, line) : ""} isEager />
          <strong className="kit-words">{name}</strong>
        </div>
      )}
      <div className="kit-fields">
        {stock.isKnown(productId) && <Color line={line} product={product} text={text("color", "Renk")} />}
        <Field {...text("quantity", "Adet")} inputMode="numeric" />
        <Field
          {...priceText}
          inputMode="decimal"
          readOnly={!mayPrice}
          value={typeof price === "number" ? typedPrice(price) : priceText.value}
          error={discount ? discountWords(isOffered) : priceText.error}
          onFocus={() => discount || setAgreed(price)}
        />
      </div>
      {discount && isOffered && (
        <div className="kit-row">
          <SmallButton
            action={`${discountSize(discount)} indirim yap`}
            of={title}
            onClick={() => onChange({ price: agreed, discount })}
          />
        </div>
      )}
      <ChosenFields line={line} product={product} onChange={choose} />
      <div className="kit-ends">
        <span>
          <span className="price">{sum === undefined ? "–" : formatPrice(sum)}</span>{" "}
          {line.discount && <span className="kit-soft">{discountInWords(line.discount)}</span>}
        </span>
        <div className="kit-row">
          <SoldOutButton product={product} stock={stock} />
          <SmallButton action="Kaldır" of={[title, color].filter(Boolean).join(" ")} onClick={onRemove} />
        </div>
      </div>
    </fieldset>
  );
}

/** A line that never had a price is no line to take it off. */
const discountWords = (isOffered: boolean): string =>
  isOffered
    ? "Fiyat eksi olamaz. İndirim vermek istiyorsan fiyatın altından ver."
    : "Fiyat eksi olamaz. İndirimi, sipariş yazılınca Ödeme'deki “İndirim ya da hediye”den ver.";

type ChosenFieldsProps = Pick<LineFieldsProps, "line" | "onChange"> & { product: Product | undefined };

/** The values and texts of a line, as words with those of its set to choose from. Those that the product does not ask for any more stay. */
function ChosenFields({ line, product, onChange }: ChosenFieldsProps) {
  const sets = useOwnersChoices();
  const lists = useId();
  const { values, texts } = line;
  const { personalTexts = [] } = product ?? {};
  const all = questionsOfLine(line, product);
  const asked = all.filter(({ isText }) => !isText);
  const groups = [...asked, ...values.map(({ group }) => ({ id: group, word: "seçenek" }))];
  const questions = [...personalTexts, ...texts];
  const open = new Set(stillAsked({ values, texts, asked: all }).map(({ id }) => id));
  if (groups.length + questions.length === 0) return null;
  const choose = (group: string, name: string) =>
    onChange({ values: replaced(values, (value) => value.group === group, { group, id: "", name }) });
  const write = ({ id, label }: { id: string; label: string }, text: string) =>
    onChange({ texts: replaced(texts, (one) => one.id === id, { id, label, text }) });
  return (
    <div className="kit-fields">
      {groups.filter(isFirst(({ id }) => id)).map(({ id, word }) => (
        <Fragment key={id}>
          <Field
            label={capitalized(word)}
            value={values.find(({ group }) => group === id)?.name ?? ""}
            placeholder={open.has(id) ? "Sorulacak" : undefined}
            list={lists + id}
            autoComplete="off"
            maxLength={60}
            onChange={({ target }) => choose(id, target.value)}
          />
          <datalist id={lists + id}>
            {sets
              .find((set) => set.id === id)
              ?.values.map(({ id: value, name }) => (
                <option key={value} value={name} />
              ))}
          </datalist>
        </Fragment>
      ))}
      {questions.filter(isFirst(({ id }) => id)).map((question) => (
        <Field
          key={question.id}
          label={question.label}
          value={texts.find(({ id }) => id === question.id)?.text ?? ""}
          placeholder={open.has(question.id) ? "Sorulacak" : undefined}
          maxLength={MAX_TEXT}
          onChange={({ target }) => write(question, target.value)}
        />
      ))}
    </div>
  );
}

function replaced<One>(list: readonly One[], isMeant: (one: One) => boolean, next: One): One[] {
  return list.some(isMeant) ? list.map((one) => (isMeant(one) ? next : one)) : [...list, next];
}

const isFirst =
  <One,>(keyOf: (one: One) => string) =>
  (one: One, at: number, all: readonly One[]): boolean =>
    all.findIndex((other) => keyOf(other) === keyOf(one)) === at;

type ColorProps = { line: TypedLine; product: Product | undefined; text: ReturnType<ReturnType<typeof typedFields>> };

/** A choice where the shop knows the product's colors, else text. It stands only once that is known, so that no text turns into a choice. A color that the product has no more stays. */
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
