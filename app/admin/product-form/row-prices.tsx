import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { oldPriceOf } from "../../../domain/catalog/discount.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { formatPrice } from "../../../domain/money.ts";
import { useMayChangePrices } from "../price-right.ts";
import { RowPriceEditor, type SavePrices } from "./row-price-editor.tsx";
import "./row-prices.css";

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
      <div className="row-prices">
        <SeenPrices product={product} />
      </div>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="row-prices"
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
