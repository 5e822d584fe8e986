import { useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { priceInWords } from "../../../domain/catalog/shown-price.ts";
import { EVERYTHING, OWNERS_QUERY_LENGTH, ownersApiQuery } from "../../../domain/listing/owners-listing.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { Field } from "../../ui/field.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { panel } from "../panel-calls.ts";
import { Thumb } from "../panel-parts.tsx";
import { useLoaded } from "../section-load.tsx";

const SHOWN = 6;

type ProductSearchProps = {
  label: string;
  /** Called with a product that was tapped. */
  action: string;
  error?: string | undefined;
  isLeftOut?: (product: Product) => boolean;
  /** The picture beside its name, for a query that also names a color. */
  imageOf?: (product: Product, query: string) => string;
  onChoose: (product: Product, query: string) => void;
};

/** Finds a product by its name, to be chosen by a tap on its row. */
export function ProductSearch({ label, action, error, isLeftOut = () => false, ...on }: ProductSearchProps) {
  const { imageOf = ({ image }) => image, onChoose } = on;
  const [typed, setTyped] = useState("");
  const query = useDebounced(typed).trim();
  const { answer, hasFailed, reload } = useLoaded(
    async () => ({
      query,
      rows: query === "" ? [] : (await panel.list(ownersApiQuery({ ...EVERYTHING, query }))).rows,
    }),
    query,
  );
  const found = (answer?.rows ?? []).filter((product) => !isLeftOut(product)).slice(0, SHOWN);
  return (
    <div className="kit-stack">
      <Field
        label={label}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={OWNERS_QUERY_LENGTH}
        error={error}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter would save the form around it.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {typed.trim() !== "" && (
        <ul className="kit-list" aria-label="Bulunan ürünler">
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className="kit-list-open"
                aria-label={`${action}: ${product.name}`}
                onClick={() => {
                  setTyped("");
                  onChoose(product, query);
                }}
              >
                <Thumb image={imageOf(product, query)} isEager />
                <span className="kit-words">
                  <strong>{product.name}</strong>
                  <span>{[priceInWords(product), !product.inStock && "tükendi"].filter(Boolean).join(", ")}</span>
                </span>
                <span className="button-chip" aria-hidden="true">
                  {action}
                </span>
              </button>
            </li>
          ))}
          {hasFailed && (
            <li>
              <LostPart onRetry={reload} />
            </li>
          )}
          {answer?.query === typed.trim() && !hasFailed && found.length === 0 && <li>Böyle bir ürün bulunamadı.</li>}
        </ul>
      )}
    </div>
  );
}
