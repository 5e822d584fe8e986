import { cartCode } from "../../domain/order/cart-code.ts";
import { type CheckedCart, cardOf, isThere } from "../../domain/order/checked-cart.ts";
import { describedCalls } from "../support/made-up/described-calls.ts";
import { PERSON_TRACES } from "./book-deeds.ts";
import { Broken, type Life } from "./life.ts";
import { combinationsOf, livingOrGone, notesOf } from "./notebook.ts";

const PAGES = ["/", "/urunler", "/favoriler", "/sayfa/teslimat", "/sitemap.xml", "/feed.xml"];

/** Everything that can be asked is answered, and nobody reads what is not hers. */
export async function askEverything(life: Life): Promise<void> {
  const { json } = await life.call("nobody", "GET", "/api/openapi.json");
  const product = (await livingOrGone(life, "products")).living[0]?.id ?? "";
  const order = (await livingOrGone(life, "orders")).living[0]?.id ?? "";
  const { rights } = await notesOf(life);
  for (const { method, path } of describedCalls(json)) {
    if (method !== "GET") continue;
    const id = path.includes("/orders/") ? order : product;
    const address = path.replaceAll(/\{\w+\}/g, id || "yok");
    await life.call("owner", "GET", address);
    const { text } = await life.call("helper", "GET", address);
    if (!rights.persons && PERSON_TRACES.test(text)) throw new Broken(`a helper reads a person at ${address}`);
  }
  const { products } = (await life.call("nobody", "GET", "/api/products")).json;
  for (const path of [...PAGES, ...products.map(({ slug }: { slug: string }) => `/urun/${slug}`)]) {
    const { text } = await life.call("nobody", "GET", path);
    if (PERSON_TRACES.test(text)) throw new Broken(`a visitor reads a person at ${path}`);
  }
  if (PERSON_TRACES.test(life.shop().log())) throw new Broken("the log has a person");
}

/** Whatever can be ordered costs something, and what is gone cannot be ordered. */
export async function lookAtShelf(life: Life): Promise<void> {
  const { sections } = await life.shop().snapshot();
  const { products } = (await life.call("nobody", "GET", "/api/products")).json;
  const code = cartCode(
    0,
    products.slice(0, 100).map(({ id }: { id: string }) => ({ id, quantity: 1 })),
  );
  const shelf: CheckedCart =
    products.length > 0
      ? (await life.call("nobody", "GET", `/api/cart?code=${code}`)).json
      : { revision: 0, lines: [] };
  for (const product of products) {
    const combinations = combinationsOf(product, sections.choices.sets);
    const card = cardOf(product, shelf);
    if (product.inStock && combinations.every(({ isGone }) => isGone))
      throw new Broken(`${product.name} is gone and in stock`);
    for (const { marks, kurus, isGone } of combinations) {
      const color = marks.find((mark) => mark.startsWith("renk="))?.slice("renk=".length);
      const values = marks.filter((mark) => !mark.startsWith("renk=")).map((mark) => chosenBy(mark));
      const isThereSo = card && isThere({ ...card, color: product.colors.length > 1 ? color : undefined, values });
      if (isThereSo && isGone) throw new Broken(`${product.name} can be ordered as ${marks}, which is gone`);
      if (isThereSo && kurus <= 0) throw new Broken(`${product.name} can be ordered as ${marks} for ${kurus} kuruş`);
    }
  }
}

function chosenBy(mark: string) {
  const [group = "", id = ""] = mark.split("=");
  return { group, id, name: id };
}
