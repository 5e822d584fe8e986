import type { PlannedPrices } from "../../../domain/catalog/product-patch.ts";
import { type Author, THE_SHOP } from "../../../domain/ledger.ts";
import { BILEKLIK, LABUBU } from "../sample-products.ts";
import { type DatabaseLocation, openCatalogFor } from "./engines.ts";
import { openLedger } from "./open-ledger.ts";

const HOUR = 3_600_000;
const HALVED: PlannedPrices["prices"] = { change: { percent: -50 }, rounding: "none", oldPrice: "set" };

export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

export const BEFORE = { price: 100, originalPrice: 120 };
export const DURING = { price: 50, originalPrice: 100 };
export const HERS = { price: 70, originalPrice: 100 };

type Made = { by?: Author; prices?: PlannedPrices["prices"] };

/** Two products, whose prices can be halved for a while. */
export async function openTwo(location: DatabaseLocation) {
  const shop = await openCatalogFor(location);
  const { catalog, store } = shop;
  const one = await catalog.createProduct({ ...LABUBU, name: "Bir", ...BEFORE }, THE_SHOP);
  const two = await catalog.createProduct({ ...BILEKLIK, name: "İki", ...BEFORE }, THE_SHOP);
  const ids = [one.id, two.id];
  const ledger = openLedger(store);
  const plan = async (from: number | null, until: number, { by = THE_SHOP, prices = HALVED }: Made = {}) => {
    const span = { from: from === null ? null : inHours(from).toISOString(), until: inHours(until).toISOString() };
    return (await catalog.planPrices(ids, { prices, span }, { by, now: new Date() })).step;
  };
  const seen = async () => {
    const found = await Promise.all(ids.map((id) => catalog.findProduct(id)));
    return found.map((product) => ({ price: product?.price, originalPrice: product?.originalPrice }));
  };
  const undo = async (step: string, by = THE_SHOP) => (await ledger.undoStep(step, by)).step;
  const turn = (hours: number) => catalog.turnDuePrices(inHours(hours));
  /** Ends the first plan of the list. */
  const takeBack = async () =>
    (await catalog.endPricePlan((await catalog.listPricePlans())[0]?.id ?? "", THE_SHOP)).step;
  return { ...shop, ledger, one: one.id, two: two.id, ids, plan, seen, undo, turn, takeBack };
}
