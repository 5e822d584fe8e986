import { describe, expect, onTestFinished, test, vi } from "vitest";
import { openFollowed as opened, settled } from "../../tests/support/followed-catalog.ts";

describe("the search index", () => {
  test("follows saved, renamed and removed products", async () => {
    const { catalog, find } = opened();
    catalog.save("a", "Kalpli Kolye");
    expect(await find("kolye")).toEqual(["a"]);
    catalog.save("a", "Kalpli Saat");
    catalog.save("b", "İnce Kolye");
    expect(await find("kolye")).toEqual(["b"]);
    expect(await find("saat")).toEqual(["a"]);
    catalog.remove("b");
    expect(await find("kolye")).toEqual([]);
  });

  test("stays the same index after a save and when category names change, and finds by the new name", async () => {
    const { catalog, search, find } = opened();
    catalog.save("a", "Kolye");
    const before = await search();
    catalog.save("b", "Yüzük");
    catalog.renameCategory("Mücevher");
    expect(await find("mücevher")).toEqual(["a", "b"]);
    catalog.renameCategory("Takı");
    expect([await find("mücevher"), await find("takı")]).toEqual([[], ["a", "b"]]);
    expect(await search()).toBe(before);
  });

  test("uses the owner's synonyms as soon as they are saved", async () => {
    const { catalog, find } = opened();
    catalog.save("a", "Zımbırtı");
    expect(await find("tesbih")).toEqual([]);
    catalog.addSynonyms("zımbırtı", "tesbih");
    expect(await find("tesbih")).toEqual(["a"]);
  });

  test("is built in batches and includes writes that land during the build", async () => {
    const { catalog, search, names, find } = opened();
    for (let number = 0; number < 200; number += 1) catalog.save(`${number}`, "Kolye", number);
    const filled = search();
    await settled();
    catalog.save("1", "Saat", 1);
    catalog.save("150", "Saat", 150);
    catalog.remove("151");
    catalog.save("200", "Saat", -1);
    await names();
    await filled;
    expect(await find("saat")).toEqual(["200", "1", "150"]);
    expect(await find("kolye")).toHaveLength(197);
  });

  test("refuses a search after five seconds, and is built further", async () => {
    const { catalog, search, names, find } = opened();
    for (let number = 0; number < 500; number += 1) catalog.save(`${number}`, "Kolye", number);
    await names();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const early = search();
    const refused = expect(early).rejects.toMatchObject({ code: "unavailable" });
    await Promise.resolve();
    await Promise.resolve();
    vi.advanceTimersByTime(5000);
    await refused;
    vi.useRealTimers();
    expect(await find("kolye")).toHaveLength(500);
  });

  test("once built, refuses no search: after five seconds it finds by the words of before", async () => {
    const { catalog, search, names, find } = opened();
    for (let number = 0; number < 500; number += 1) catalog.save(`${number}`, "Kolye", number);
    expect(await find("kolye")).toHaveLength(500);
    for (let number = 0; number < 500; number += 1) catalog.save(`${number}`, "Saat", number);
    await names();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const early = search();
    await Promise.resolve();
    await Promise.resolve();
    vi.advanceTimersByTime(5000);
    expect((await early).find("kolye").total).toBeGreaterThan(0);
    vi.useRealTimers();
    expect([await find("kolye"), (await find("saat")).length]).toEqual([[], 500]);
  });

  test("takes hundreds of changes in batches and includes writes that land in between", async () => {
    const { catalog, names, find } = opened();
    for (let number = 0; number < 300; number += 1) catalog.save(`${number}`, "Kolye", number);
    expect(await find("kolye")).toHaveLength(300);
    for (let number = 0; number < 300; number += 1) catalog.save(`${number}`, "Saat", number);
    await names();
    catalog.save("7", "Kolye", 7);
    catalog.remove("8");
    await names();
    expect(await find("kolye")).toEqual(["7"]);
    expect(await find("saat")).toHaveLength(298);
  });

  test("follows the owner's order when a product is moved", async () => {
    const { catalog, find } = opened();
    for (const id of ["a", "b", "c"]) catalog.save(id, "Kolye");
    expect(await find("kolye")).toEqual(["a", "b", "c"]);
    catalog.save("c", "Kolye", -1);
    expect(await find("kolye")).toEqual(["c", "a", "b"]);
  });
});
