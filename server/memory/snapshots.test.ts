import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openFollowed as opened, settled } from "../../tests/support/followed-catalog.ts";
import { pausedCatalog } from "../../tests/support/paused-catalog.ts";
import { createSnapshots } from "./snapshots.ts";

test("visitors miss the products until they are read, also after a restored backup, and then the search until it is built once", async () => {
  const { catalog, snapshots, search } = opened();
  for (let number = 0; number < 200; number += 1) catalog.save(`${number}`, "Kolye", number);
  expect(snapshots.missing()).toBe("products");
  await snapshots.get();
  expect(snapshots.missing()).toBe("search");
  await search();
  expect(snapshots.missing()).toBeUndefined();
  catalog.restore(100);
  expect(snapshots.missing()).toBe("products");
  await snapshots.get();
  expect(snapshots.missing()).toBeUndefined();
});

describe("a snapshot", () => {
  test("holds all products in the owner's order, and follows every write", async () => {
    const { catalog, names } = opened();
    expect(await names()).toEqual([]);
    catalog.save("b", "Yüzük", -1);
    catalog.save("a", "Kolye", -1);
    catalog.save("c", "Küpe", -2);
    expect(await names()).toEqual(["Küpe", "Kolye", "Yüzük"]);
    catalog.save("a", "İnce Kolye", -3);
    catalog.remove("c");
    expect(await names()).toEqual(["İnce Kolye", "Yüzük"]);
  });

  test("reads each change once, and nothing without a change", async () => {
    const { catalog, names } = opened();
    catalog.save("a", "Kolye");
    for (let time = 0; time < 5; time += 1) await names();
    catalog.save("b", "Yüzük");
    for (let time = 0; time < 5; time += 1) await names();
    expect(catalog.since).toEqual([-1, 1]);
  });

  test("never changes after it was returned", async () => {
    const { catalog, snapshots } = opened();
    catalog.save("a", "Kolye");
    const before = await snapshots.get();
    catalog.remove("a");
    const after = await snapshots.get();
    expect([before, after].map((one) => one.products.length)).toEqual([1, 0]);
    expect([before, after].map((one) => one.findAddress("urun-a")?.state)).toEqual(["here", "gone"]);
    expect(after.version).toBeGreaterThan(before.version);
  });

  test("makes no page stale when an order is written", async () => {
    const { catalog, snapshots } = opened();
    catalog.save("a", "Kolye");
    const before = await snapshots.get();
    catalog.state.revision += 1;
    const after = await snapshots.get();
    expect(after).toEqual({ ...before, revision: before.revision + 1 });
    catalog.renameCategory("Takı");
    expect((await snapshots.get()).version).toBeGreaterThan(after.version);
  });

  test("turns at midnight in Istanbul if a special day comes or goes, even while the database is away, and on no other day", async () => {
    const catalog = pausedCatalog();
    const clock = { now: new Date("2027-02-12T12:00:00Z") };
    const snapshots = createSnapshots({ changes: catalog, read: (since) => catalog.read(since), now: () => clock.now });
    catalog.save("a", "Kolye");
    const versionAt = (moment: string) => {
      clock.now = new Date(moment);
      return snapshots.peek()?.version;
    };
    const { version } = await snapshots.get();
    catalog.state.isAway = true;
    expect(versionAt("2027-02-13T12:00:00Z")).toBe(version);
    expect(versionAt("2027-02-14T20:59:59Z")).toBe(version);
    // From the 15th on, Women's Day is 21 days away, and Valentine's Day is over.
    expect(versionAt("2027-02-14T21:00:00Z")).toBe(version + 1);
    expect(versionAt("2027-02-15T12:00:00Z")).toBe(version + 1);
    expect((await snapshots.get()).products.length).toBe(1);
  });

  test("finds each product by its id and by every slug it had, until it is permanently deleted", async () => {
    const { catalog, snapshots } = opened();
    catalog.save("a", "Kolye", 0, ["eski-kolye"]);
    catalog.save("b", "Yüzük");
    const { findProduct, findAddress } = await snapshots.get();
    expect(findProduct("a")?.name).toBe("Kolye");
    expect(findAddress("eski-kolye")).toEqual({ state: "moved", slug: "urun-a" });
    expect([findProduct("yok"), findAddress("yok")]).toEqual([undefined, undefined]);
    catalog.remove("a");
    expect((await snapshots.get()).findAddress("urun-a")).toMatchObject({ state: "gone" });
    catalog.forget("a");
    const left = await snapshots.get();
    expect([left.findAddress("urun-a"), left.findAddress("urun-b")?.state]).toEqual([undefined, "here"]);
  });

  test("is read once for a thousand concurrent requests", async () => {
    const { catalog, names } = opened(pausedCatalog({ isPaused: true }));
    catalog.save("a", "Kolye");
    const answers = Promise.all(Array.from({ length: 1000 }, names));
    await settled();
    catalog.finish();
    expect(new Set((await answers).flat())).toEqual(new Set(["Kolye"]));
    expect(catalog.since).toEqual([-1]);
  });

  test("contains a save for every request after it, even if an earlier read is still running", async () => {
    const { catalog, names } = opened(pausedCatalog({ isPaused: true }));
    catalog.save("a", "Kolye");
    const before = names();
    await settled();
    catalog.save("a", "İnce Kolye");
    const after = names();
    await settled();
    catalog.finish();
    expect(await before).toEqual(["Kolye"]);
    await settled();
    catalog.finish();
    expect(await after).toEqual(["İnce Kolye"]);
  });

  test("is served while the database is down, and refreshed when it is back", async () => {
    const { catalog, snapshots, names, find } = opened();
    catalog.state.isAway = true;
    await expect(names()).rejects.toThrow("away");
    expect(snapshots.missing()).toBe("products");
    await settled();
    catalog.state.isAway = false;
    catalog.save("a", "Kolye");
    await names();
    catalog.state.isAway = true;
    catalog.save("b", "Yüzük");
    expect([await names(), await find("kolye"), snapshots.missing()]).toEqual([["Kolye"], ["a"], undefined]);
    const reads = catalog.since.length;
    await Promise.all(Array.from({ length: 100 }, names));
    expect(catalog.since.length).toBe(reads);
    catalog.state.isAway = false;
    catalog.save("c", "Saat", 1);
    expect(await names(), "a new write is waited for").toEqual(["Kolye", "Yüzük", "Saat"]);
  });

  test("is refreshed in the background after a failed refresh", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { catalog, names } = opened();
    catalog.save("a", "Kolye");
    await names();
    catalog.state.isAway = true;
    catalog.save("b", "Yüzük");
    await names();
    catalog.state.isAway = false;
    vi.advanceTimersByTime(500);
    expect(await names()).toEqual(["Kolye"]);
    await settled();
    expect(await names()).toEqual(["Kolye", "Yüzük"]);
  });

  test("is discarded after a backup was restored, together with reads in progress", async () => {
    const { catalog, names, find } = opened(pausedCatalog({ isPaused: true }));
    const drain = setInterval(catalog.finish, 1);
    catalog.save("a", "Kolye");
    catalog.save("b", "Yüzük");
    expect(await find("yüzük")).toEqual(["b"]);
    clearInterval(drain);
    catalog.save("c", "Saat");
    const before = names();
    await settled();
    catalog.restore(1);
    const after = setInterval(catalog.finish, 1);
    expect([await before, await names(), await find("yüzük")]).toEqual([["Kolye"], ["Kolye"], []]);
    catalog.save("d", "Küpe");
    expect(await names()).toEqual(["Kolye", "Küpe"]);
    clearInterval(after);
  });

  test("is read again by the next request after a failure", async () => {
    const { catalog, names } = opened();
    catalog.save("a", "Kolye");
    const { read } = catalog;
    catalog.read = () => Promise.reject(new Error("connection lost"));
    await expect(Promise.all([names(), names()])).rejects.toThrow("lost");
    catalog.read = read;
    expect(await names()).toHaveLength(1);
  });

  test("is never older than its request, in any order of writes, reads and requests", async () => {
    const { catalog, names } = opened(pausedCatalog({ isPaused: true }));
    const requests: Promise<{ known: string[]; seen: string[] }>[] = [];
    const acknowledged: string[] = [];
    for (let step = 0; step < 400; step += 1) {
      if (step % 3 === 0) {
        catalog.save(`${step}`, `${step}`, step);
        acknowledged.push(`${step}`);
      }
      const known = [...acknowledged];
      if (step % 2 === 0) requests.push(names().then((seen) => ({ known, seen })));
      if (step % 7 === 0) await settled();
      if (step % 5 === 0) catalog.finish();
    }
    const drain = setInterval(catalog.finish, 1);
    const answers = await Promise.all(requests).finally(() => clearInterval(drain));
    expect(answers).toHaveLength(200);
    for (const { known, seen } of answers) expect(seen.slice(0, known.length)).toEqual(known);
    expect(catalog.since.length).toBeLessThan(200);
  });
});
