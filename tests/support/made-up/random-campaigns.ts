import type { Product } from "../../../domain/catalog/product.ts";
import { type Campaigns, campaigns } from "../../../domain/settings/campaigns.ts";
import { seededRandom } from "../thorough.ts";

/** Campaigns of a shop with these products. The code is `ECE10`, and holds for most carts. */
export function randomCampaigns(seed: number, products: readonly Pick<Product, "id" | "category">[]): Campaigns {
  const random = seededRandom(seed + 6000);
  const some = () => products.filter(() => random(2) === 0);
  const goods = () =>
    [{}, { products: some().map(({ id }) => id) }, { categories: some().map(({ category }) => category) }][random(3)];
  const least = random(3) === 0 ? 1 + random(900) : null;
  const gains = [
    { kind: "percent", percent: 1 + random(70) },
    { kind: "amount", amount: (1 + random(20_000)) / 100 },
    { kind: "sending" },
    { kind: "present", product: products[0]?.id },
  ];
  const [one, other] = products;
  const together = one && other && one.id !== other.id ? [one.id, other.id] : undefined;
  const offers = [
    { kind: "many", take: 2 + random(3), pay: 1, ...goods() },
    ...(together ? [{ kind: "together", products: together, percent: 1 + random(60) }] : []),
  ];
  return campaigns.parse({
    codes: [{ code: "ECE10", gain: gains[random(4)], least, ...goods() }],
    offers: offers.filter(() => random(2) === 0),
  });
}
