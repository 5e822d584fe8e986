import { diceOf } from "./dice.ts";

/** The part of a shop that can be wrong about time. */
export type Clockwork = {
  paths: readonly string[];
  /** The text that a visitor gets. */
  read(path: string): Promise<string>;
  /** Gives a product this name; done when the save is acknowledged. */
  rename(product: number, name: string): Promise<void>;
};

type Options = { products: number; operations: number; atOnce: number; seed: number };

/**
 * Saves and reads in a random order that the seed fixes, some at the same time; answers every read that showed less
 * than what had been acknowledged before it began.
 */
export async function interleave(shop: Clockwork, options: Options): Promise<string[]> {
  const { products, operations, atOnce, seed } = options;
  const below = diceOf(seed);
  const begun = Array.from({ length: products }, () => 0);
  const acknowledged = Array.from({ length: products }, () => 0);
  const isSaving = new Set<number>();
  const violations: string[] = [];
  let left = operations;

  async function save(product: number) {
    if (isSaving.has(product)) return;
    isSaving.add(product);
    const version = (begun[product] ?? 0) + 1;
    begun[product] = version;
    await shop.rename(product, nameOf(product, version));
    acknowledged[product] = version;
    isSaving.delete(product);
  }

  async function read(path: string) {
    const promised = [...acknowledged];
    const shown = versionsIn(await shop.read(path));
    for (const [product, version] of promised.entries()) {
      const seen = shown.get(product) ?? 0;
      if (seen < version) violations.push(`${path} showed product ${product} at ${seen}, saved was ${version}`);
      if (seen > (begun[product] ?? 0)) violations.push(`${path} showed product ${product} at ${seen}, never saved`);
    }
  }

  async function worker() {
    while (left > 0) {
      left -= 1;
      if (below(10) === 0) await save(below(products));
      else await read(shop.paths[below(shop.paths.length)] ?? "/");
      for (let turns = below(4); turns > 0; turns -= 1) await new Promise(setImmediate);
    }
  }

  for (let product = 0; product < products; product += 1) await save(product);
  await Promise.all(Array.from({ length: atOnce }, worker));
  return violations;
}

const nameOf = (product: number, version: number) => `Deneme ürünü ${product} sürüm ${version}.`;

/** The oldest version that stands anywhere in the text. */
function versionsIn(text: string): Map<number, number> {
  const versions = new Map<number, number>();
  for (const [, product, version] of text.matchAll(/Deneme ürünü (\d+) sürüm (\d+)\./g)) {
    const seen = versions.get(Number(product)) ?? Number.POSITIVE_INFINITY;
    versions.set(Number(product), Math.min(seen, Number(version)));
  }
  return versions;
}
