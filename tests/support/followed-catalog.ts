import { createSnapshots } from "../../server/memory/snapshots.ts";
import { pausedCatalog } from "./paused-catalog.ts";

/** Snapshots that follow a catalog without a database, and short questions to them. */
export const openFollowed = (catalog = pausedCatalog()) => {
  const snapshots = createSnapshots({ changes: catalog, read: (since) => catalog.read(since) });
  const names = async () => (await snapshots.get()).products.map(({ name }) => name);
  const search = async () => (await snapshots.get()).search();
  const find = async (question: string) => {
    const { found, isNear } = (await search()).find(question);
    return isNear ? [] : found.map(({ product }) => product.id);
  };
  return { catalog, snapshots, names, search, find };
};

/** Lets all pending promise callbacks run. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
