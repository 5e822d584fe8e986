import { isThere } from "../../domain/choice/options.ts";
import { cartCode } from "../../domain/order/cart-code.ts";
import { type CheckedCart, checkedCard, optionsOfCard } from "../../domain/order/checked-cart.ts";
import { describedCalls } from "../support/made-up/described-calls.ts";
import { Broken, type Life } from "./life.ts";
import { PERSON_TRACES } from "./message-deed.ts";
import { combinationsOf, notesOf } from "./notebook.ts";

const PAGES = ["/", "/urunler", "/favoriler", "/sayfa/teslimat", "/sitemap.xml", "/feed.xml"];

const shelfOf = async (life: Life) => (await life.call("nobody", "GET", "/api/products")).json.products;

/** Everything that can be asked is answered, and nobody reads what is not hers. */
export async function askEverything(life: Life): Promise<void> {
  const { json } = await life.call("nobody", "GET", "/api/openapi.json");
  const { products, orders, maySeePersons } = await notesOf(life);
  for (const { path } of describedCalls(json).filter(({ method }) => method === "GET")) {
    const [row] = path.includes("/orders/") ? orders : products;
    const address = path.replaceAll(/\{\w+\}/g, row?.id ?? "yok");
    await life.call("owner", "GET", address);
    const { text } = await life.call("helper", "GET", address);
    if (!maySeePersons && PERSON_TRACES.test(text)) throw new Broken(`a helper reads a person at ${address}`);
  }
  const shelf: { slug: string }[] = await shelfOf(life);
  for (const path of [...PAGES, ...shelf.map(({ slug }) => `/urun/${slug}`)]) {
    const { text } = await life.call("nobody", "GET", path);
    if (PERSON_TRACES.test(text)) throw new Broken(`a visitor reads a person at ${path}`);
  }
  if (PERSON_TRACES.test(life.shop().log())) throw new Broken("the log has a person");
}

/** Whatever can be ordered costs something, and what is gone cannot be ordered. */
export async function lookAtShelf(life: Life): Promise<void> {
  const { sections } = await life.shop().snapshot();
  const products = await shelfOf(life);
  if (products.length === 0) return;
  const code = cartCode(
    0,
    products.map(({ id }: { id: string }) => ({ id, quantity: 1 })),
  );
  const shelf: CheckedCart = (await life.call("nobody", "GET", `/api/cart?code=${code}`)).json;
  for (const product of products) {
    const combinations = combinationsOf(product, sections.choices.sets);
    const isAllGone = combinations.every(({ isGone }) => isGone);
    if (product.inStock && isAllGone) throw new Broken(`${product.name} is gone and in stock`);
    const card = checkedCard(product, shelf);
    for (const { marks, kurus, isGone } of combinations) {
      const chosen = marks.map((mark) => mark.split("=")).map(([group = "", id = ""]) => ({ group, id, name: id }));
      const values = chosen.filter(({ group }) => group !== "renk" || product.colors.length > 1);
      const isOffered = card && isThere(card, optionsOfCard(card), { values });
      if (isOffered && (isGone || kurus <= 0)) {
        throw new Broken(`${product.name} can be ordered as ${marks} for ${kurus} kuruş, gone: ${isGone}`);
      }
    }
  }
}
