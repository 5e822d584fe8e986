import { pictureOfColor } from "../../../domain/catalog/color-pictures.ts";
import { type CartLine, lacksColor, lineKey } from "../../../domain/order/cart.ts";
import { ApiError, api } from "../../api-client.ts";
import { cart } from "../../cart-state.ts";
import { Swatch } from "../../ui/swatch.tsx";
import "./line-colors.css";

/** Open while no color is chosen. Buttons, not radios: moving through radios by arrow key would merge lines of equal color. */
export const LineColors = ({ line }: { line: CartLine }) => (
  <details className="line-colors" data-lacks-color={lacksColor(line)} open={lacksColor(line)}>
    <summary>
      {lacksColor(line) ? (
        "Renk seçilmedi. Renk seç:"
      ) : (
        <>
          Renk: {line.color} <u>Değiştir</u>
        </>
      )}
    </summary>
    <fieldset aria-label={`Renk seç: ${line.name}`}>
      {line.shown.colors.map(({ word, paint }) => (
        <button
          key={word}
          type="button"
          aria-pressed={word === line.color}
          onClick={({ currentTarget }) => {
            currentTarget.closest("details")?.querySelector("summary")?.focus();
            chooseColor(line, word);
          }}
        >
          {paint !== undefined && <Swatch paint={paint} size={22} />}
          {word}
        </button>
      ))}
    </fieldset>
  </details>
);

/** Without a connection the line keeps its picture. */
function noProducts(error: unknown): [] {
  if (error instanceof ApiError) return [];
  throw error;
}

/** Loads the picture afterwards, because a card does not contain the pictures of its colors. */
async function chooseColor(line: CartLine, color: string) {
  cart.chooseColor(lineKey(line), color);
  const [product] = await api.productsById([line.id]).then(({ products }) => products, noProducts);
  if (product) cart.setPicture(lineKey({ ...line, color }), pictureOfColor(product, color) ?? product.image);
}
