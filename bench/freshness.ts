import { interleave } from "../tests/support/interleaving.ts";
import { ask } from "./ask.ts";
import type { Finding } from "./finding.ts";
import { foremostProducts, startMeasuredShop } from "./measured-shop.ts";
import type { Seeds } from "./seed.ts";

const OPERATIONS = 10_000;
/** As many as the home page's grid shows. */
const PRODUCTS = 8;

/** BENCH_SEED repeats an order that was bad. */
export async function freshness(seeds: Seeds): Promise<Finding[]> {
  const seed = Number(process.env.BENCH_SEED ?? Date.now() % 1_000_000);
  const shop = await startMeasuredShop(await seeds.shopOf(200));
  try {
    const products = await foremostProducts(shop.url, PRODUCTS);
    const ids = products.map(({ id }) => id).join(",");
    const violations = await interleave(
      {
        paths: ["/", "/api/products", "/api/products?featured=true", `/api/products?ids=${ids}`],
        read: async (path) => (await ask(`${shop.url}${path}`)).body.toString(),
        async rename(index, name) {
          const product = products[index];
          if (product) await shop.save({ ...product, name });
        },
      },
      { products: products.length, operations: OPERATIONS, atOnce: 8, seed },
    );
    for (const violation of violations.slice(0, 10)) console.error(`  ${violation} (BENCH_SEED=${seed})`);
    const what = `Pages older than an acknowledged save in ${OPERATIONS.toLocaleString("en")} saves and reads`;
    return [{ what, value: violations.length, unit: "", target: { atMost: 0 } }];
  } finally {
    await shop.stop();
  }
}
