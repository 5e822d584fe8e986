import { type FocusEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { doubtAboutOldPrice, oldPriceOf, type Priced } from "../../../domain/catalog/discount.ts";
import { lowestPriceBefore } from "../../../domain/catalog/price-history.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { PriceEdit } from "../../../domain/catalog/product-patch.ts";
import { formatPrice } from "../../../domain/money.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import { useMayChangePrices } from "../price-right.ts";
import { PriceFields, useFormFacts } from "./price-fields.tsx";
import { type DraftErrors, draftOf, isSameField, type ProductDraft, readDraft } from "./product-form-values.ts";
import "./row-prices.css";

/** Why the prices were not saved, and the product as it is now. */
type Refusal = { detail: string; current: Product | undefined };

export type SavePrices = (edit: PriceEdit) => Promise<Refusal | undefined>;

type RowPricesProps = { product: Product; onSave: SavePrices };

/** The prices of a row as visitors see them; a tap edits both in place. */
export function RowPrices({ product, onSave }: RowPricesProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mayChangePrices = useMayChangePrices();

  const close = (returnsFocus: boolean) => {
    flushSync(() => setEditing(false));
    if (returnsFocus) button.current?.focus();
  };
  if (!mayChangePrices) {
    return (
      <div className="kit-row row-prices">
        <SeenPrices product={product} />
      </div>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="kit-bare kit-row row-prices"
        aria-expanded={isEditing}
        onClick={() => setEditing(true)}
      >
        <SeenPrices product={product} />
        <span className="unseen">, fiyatı düzenle: {product.name}</span>
      </button>
      {isEditing && <RowPriceEditor product={product} onSave={onSave} onClose={close} />}
    </>
  );
}

function SeenPrices({ product }: { product: Product }) {
  const struck = oldPriceOf(product);
  return (
    <>
      <span className="price">{formatPrice(product.price)}</span>
      {struck !== undefined && <s className="old-price">{formatPrice(struck)}</s>}
    </>
  );
}

type RowPriceEditorProps = { product: Product; onSave: SavePrices; onClose: (returnsFocus: boolean) => void };

/** The form's price fields over the row. Enter saves, Escape cancels, and leaving them saves what is not doubtful. */
function RowPriceEditor({ product, onSave, onClose }: RowPriceEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [seen, setSeen] = useState(product);
  const [draft, setDraft] = useState(() => draftOf(product));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const facts = useFormFacts(seen);
  const { publicUrl } = useShop();

  useLayoutEffect(function selectPrice() {
    const price = form.current?.elements.namedItem("price");
    if (!(price instanceof HTMLInputElement)) return;
    price.focus();
    price.select();
    showWhole(form.current);
  }, []);

  const change = (changes: Partial<ProductDraft>) => {
    setDraft((current) => ({ ...current, ...changes }));
    setErrors({});
    setRefusal(undefined);
  };

  const save = async (how: "sent" | "left") => {
    const returnsFocus = how === "sent";
    if (isBusy.current) return;
    const typed = draftOf(seen);
    if (isSameField("price", draft, typed) && isSameField("originalPrice", draft, typed)) return onClose(returnsFocus);
    const read = readDraft(draft, publicUrl);
    if (!read.ok) {
      const { price, originalPrice, ...others } = read.errors;
      setErrors({ price, originalPrice });
      return setRefusal(Object.values(others)[0]);
    }
    // The warning may stand below the screen.
    if (how === "left" && isDoubtful(pricesOf(read.values), facts)) return showWhole(form.current);
    isBusy.current = true;
    const refused = await onSave({ prices: pricesOf(read.values), seen: pricesOf(seen) });
    isBusy.current = false;
    if (!refused) return onClose(returnsFocus);
    setRefusal(refused.detail);
    if (refused.current) setSeen(refused.current);
  };

  /** Switching to another window leaves the field active, and saves nothing half typed. */
  const saveOnLeaving = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (document.activeElement !== target && !currentTarget.contains(relatedTarget)) save("left");
  };

  return (
    <form
      ref={form}
      className="kit-frame kit-stack row-prices-editor"
      aria-label={`Fiyat: ${product.name}`}
      noValidate
      onBlur={saveOnLeaving}
      onKeyDown={({ key }) => key === "Escape" && onClose(true)}
      onSubmit={(event) => {
        event.preventDefault();
        save("sent");
      }}
    >
      {refusal && (
        <p role="alert" className="kit-wrong">
          {refusal}
        </p>
      )}
      <PriceFields draft={draft} errors={errors} onChange={change} facts={facts} onErrors={setErrors} />
      {/* A button that is pressed takes no focus, so that cancelling is no leaving. */}
      <p className="kit-row row-prices-buttons" onMouseDown={(event) => event.preventDefault()}>
        <SmallButton action="Vazgeç" onClick={() => onClose(true)} />
        <button type="submit" className="button button-ribbon button-small">
          Kaydet
        </button>
      </p>
    </form>
  );
}

const showWhole = (form: HTMLFormElement | null): void => form?.scrollIntoView({ block: "nearest" });

/** Its red warning stands below the old price. */
const isDoubtful = (prices: Priced, { prices: history, priceDays }: ReturnType<typeof useFormFacts>): boolean =>
  doubtAboutOldPrice(prices, history && lowestPriceBefore(prices.price, history, priceDays, new Date())) !== undefined;

const pricesOf = ({ price, originalPrice }: Priced): Priced => ({ price, originalPrice });
