import "./row-prices.css";
import { type FocusEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { lowestPriceBefore } from "../../../domain/catalog/price-history.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { doubtAboutOldPrice, oldPriceOf, type Priced } from "../../../domain/catalog/shown-price.ts";
import { formatPrice } from "../../../domain/money.ts";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import { panel } from "../panel-calls.ts";
import { useMayChangePrices } from "../panel-context.tsx";
import { panelMessages } from "../panel-words.ts";
import { useSavedForm } from "../saved-form/use-saved-form.ts";
import { PriceFields, useFormFacts } from "./price-fields.tsx";
import { type ProductDraft, readDraft } from "./product-form-values.ts";
import { partSource } from "./product-source.ts";

/** The list around the row, which shows what was saved. */
export type ListAround = { put: (product: Product) => void; reload: () => Promise<void> };

type RowPricesProps = { product: Product; list: ListAround };

/** The prices of a row as visitors see them; a tap edits both in place. */
export function RowPrices({ product, list }: RowPricesProps) {
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
      {isEditing && <RowPriceEditor product={product} list={list} onClose={close} />}
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

type RowPriceEditorProps = RowPricesProps & { onClose: (returnsFocus: boolean) => void };

/** The form's price fields over the row. Enter saves, Escape cancels, and leaving them saves what is not doubtful. */
function RowPriceEditor({ product, list, onClose }: RowPriceEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { publicUrl } = useShop();
  const [source] = useState(() => priceSource(product, publicUrl));
  const used = useSavedForm({ source, row: product, onSaved: list.put, onUndone: list.reload });
  const facts = useFormFacts(used.row);

  useLayoutEffect(function selectPrice() {
    const price = form.current?.elements.namedItem("price");
    if (!(price instanceof HTMLInputElement)) return;
    price.focus();
    price.select();
    showWhole(form.current);
  }, []);

  const save = async (how: "sent" | "left") => {
    if (!used.isChanged) return onClose(how === "sent");
    const read = source.read(used.draft);
    // The warning may stand below the screen.
    if (how === "left" && read.ok && isDoubtful(read.values, facts)) return showWhole(form.current);
    if (await used.save(announcePrices)) onClose(how === "sent");
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
      {used.refusal && (
        <p role="alert" className="kit-wrong">
          {used.refusal}
        </p>
      )}
      <PriceFields draft={used.draft} errors={used.errors} onChange={used.change} facts={facts} onErrors={used.doubt} />
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

const priceSource = (product: Product, publicUrl: string) =>
  partSource<Priced>(product, {
    fields: ["price", "originalPrice"],
    keptInConflict: "mine",
    read(draft) {
      const read = readDraft(draft, publicUrl);
      if (read.ok) return { ok: true, values: pricesOf(read.values) };
      const { price, originalPrice, ...others } = read.errors;
      return { ...read, refusal: Object.values(others)[0] };
    },
    save: (seen, prices) => panel.changePrices(product.id, { prices, seen: pricesOf(seen) }),
  });

const announcePrices: Parameters<ReturnType<typeof useSavedForm<Product, ProductDraft, Priced>>["save"]>[0] = (
  saved,
  undo,
) => {
  const isHidden = saved.originalPrice !== null && oldPriceOf(saved) === undefined;
  toast.success(panelMessages.updated, undo, isHidden ? { description: NO_DISCOUNT } : {});
};

const NO_DISCOUNT = "Eski fiyat artık fiyattan yüksek değil: indirim görünmez.";

const showWhole = (form: HTMLFormElement | null): void => form?.scrollIntoView({ block: "nearest" });

/** Its red warning stands below the old price. */
const isDoubtful = (prices: Priced, { prices: history, priceDays }: ReturnType<typeof useFormFacts>): boolean =>
  doubtAboutOldPrice(prices, history && lowestPriceBefore(prices.price, history, priceDays, new Date())) !== undefined;

const pricesOf = ({ price, originalPrice }: Priced): Priced => ({ price, originalPrice });
