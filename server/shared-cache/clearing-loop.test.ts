import { expect, onTestFinished, test } from "vitest";
import { openFollowed, settled } from "../../tests/support/followed-catalog.ts";
import { clearingLoop } from "./clearing-loop.ts";

/** Clearing whose pauses end when the test says so. */
function opened() {
  const { catalog, snapshots } = openFollowed();
  const requests: string[] = [];
  const pauses: (() => void)[] = [];
  const { wake, stop } = clearingLoop({
    changes: catalog,
    snapshot: snapshots.get,
    clear: async (keys) => {
      requests.push(keys.toSorted().join(" "));
    },
    pause: () => new Promise<void>((resolve) => pauses.push(resolve)),
  });
  onTestFinished(stop);
  return {
    catalog,
    requests,
    wake: () => {
      wake();
      return settled();
    },
    endPause() {
      for (const resolve of pauses.splice(0)) resolve();
      return settled();
    },
  };
}

/** After the start, which clears everything. */
async function started() {
  const shop = opened();
  shop.catalog.save("a", "Kolye");
  await shop.wake();
  await shop.endPause();
  await shop.endPause();
  shop.requests.length = 0;
  return shop;
}

test("a start clears everything, twice, and then is quiet", async () => {
  const { requests, wake, endPause } = opened();
  await wake();
  expect(requests).toEqual(["shop"]);
  for (let time = 0; time < 3; time += 1) await endPause();
  expect(requests).toEqual(["shop", "shop"]);
});

test("a write clears its keys at once, and again after a moment", async () => {
  const { catalog, requests, wake, endPause } = await started();
  catalog.save("b", "Yüzük");
  await wake();
  expect(requests).toEqual(["category-takilar product-b products"]);
  for (let time = 0; time < 3; time += 1) await endPause();
  expect(requests).toEqual(["category-takilar product-b products", "category-takilar product-b products"]);
});

test("writes in quick succession are one request", async () => {
  const { catalog, requests, wake, endPause } = await started();
  catalog.save("b", "Yüzük");
  await wake();
  for (const name of ["Küpe", "Bileklik", "Toka"]) {
    catalog.save("c", name);
    await wake();
  }
  expect(requests).toHaveLength(1);
  for (let time = 0; time < 4; time += 1) await endPause();
  expect(requests.slice(1)).toEqual([
    "category-takilar product-b product-c products",
    "category-takilar product-c products",
  ]);
});

test("a restored backup clears everything", async () => {
  const { catalog, requests, wake } = await started();
  catalog.restore(0);
  await wake();
  expect(requests).toEqual(["shop"]);
});

test("a write that cannot be read yet is cleared once it is served", async () => {
  const { catalog, requests, wake, endPause } = await started();
  catalog.state.isAway = true;
  catalog.save("b", "Yüzük");
  await wake();
  await endPause();
  expect(requests).toEqual([]);
  catalog.state.isAway = false;
  catalog.save("c", "Küpe");
  await endPause();
  expect(requests).toEqual(["category-takilar product-b product-c products"]);
});
