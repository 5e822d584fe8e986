import { z } from "zod";
import { ask } from "../../bench/ask.ts";
import { startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import { productOnTheWire } from "../../bench/wire-product.ts";
import type { Held, Tools } from "../row.ts";

const PAIRS = 1000;

const versioned = productOnTheWire.extend({ revision: z.number() });
type Versioned = z.output<typeof versioned>;

/** F9: two people save the same version of a product at once: one save is complete, the other gets a conflict. */
export async function savePairs({ signal }: Tools): Promise<Held> {
  const shop = await startMeasuredShop(await (await openSeeds()).demoShop());
  try {
    const authorization = `Bearer ${await shop.token()}`;
    const products = `${shop.url}/api/products`;
    const read = async () => {
      const { body } = await ask(`${products}?limit=1`);
      return z.object({ products: z.tuple([versioned]) }).parse(JSON.parse(body.toString())).products[0];
    };
    const save = async ({ id, revision, ...opened }: Versioned, name: string, price: number) => {
      const headers = { Authorization: authorization, "If-Match": `"${revision}"` };
      const body = { ...opened, name, price, originalPrice: null };
      return { name, price, status: (await ask(`${products}/${id}`, { method: "PUT", headers, body })).status };
    };

    const odd: string[] = [];
    let pairs = 0;
    for (; pairs < PAIRS && !signal.aborted; pairs += 1) {
      const opened = await read();
      const saves = await Promise.all([save(opened, `Ayşe ${pairs}`, 100), save(opened, `Fatma ${pairs}`, 200)]);
      const [saved] = saves.filter(({ status }) => status === 200);
      const { name, price } = await read();
      const isOneWhole = saved?.name === name && saved.price === price;
      const statuses = saves.map(({ status }) => status).toSorted((one, other) => one - other);
      if (!isOneWhole || statuses.join() !== "200,409") odd.push(`${statuses}: ${name} ${price}`);
    }
    return {
      holds: pairs === PAIRS && odd.length === 0,
      figure: `${pairs} pairs, ${odd.length} odd ${odd.slice(0, 3).join(", ")}`.trim(),
    };
  } finally {
    await shop.stop();
  }
}
