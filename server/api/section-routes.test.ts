import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MAX_SETS, MAX_VALUES } from "../../domain/choice/choice-sets.ts";
import { settingPath } from "../../domain/web/panel-addresses.ts";
import { type AppOfAdmin, openForAdmin } from "../../tests/support/admin-api.ts";

const PATH = "/api/admin/settings/page-teslimat";

let shop: AppOfAdmin;
beforeAll(async () => {
  shop = await openForAdmin();
  return () => shop.close();
});

const ask = (method: string, path: string, body?: unknown) => shop.call(method, path, { token: shop.admin, body });
const textOf = (...blocks: unknown[]) => ({
  title: "Teslimat",
  description: "{shopName} teslimatı",
  sections: [{ heading: "Paketin", blocks }],
});

test("a first text stays to be had after the owner has written her own", async () => {
  const before = (await ask("GET", PATH)).json.values;
  expect((await ask("PUT", PATH, textOf("Benim metnim.", ["{?giftWrap}Bir"]))).status).toBe(200);
  expect((await ask("GET", PATH)).json.values).toEqual(textOf("Benim metnim.", ["{?giftWrap}Bir"]));
  expect((await ask("GET", `${PATH}/first`)).json).toEqual({ values: before });
});

test.each([
  [textOf("Yaz: {mail}"), "sections"],
  [textOf("Tamam", ["Bir", "{adres"]), "sections"],
  [textOf("[tıkla](javascript:alert(1))"), "sections"],
  [textOf(5), "sections"],
  [textOf(), "sections"],
  [{ ...textOf("a"), title: "{shopName}" }, "title"],
  [{ ...textOf("a"), description: "{?kutu}" }, "description"],
  [{ ...textOf("a"), sections: [] }, "sections"],
  [{ ...textOf("a"), sections: Array.from({ length: 61 }, () => ({ heading: "x", blocks: ["y"] })) }, "sections"],
])("a text that could not be shown is refused at its field: %j", async (text, field) => {
  expect(await ask("PUT", PATH, text)).toMatchObject({ status: 422, json: { field } });
});

describe("large choices", () => {
  beforeEach(async () => {
    shop = await openForAdmin();
  });

  const PATH = settingPath("choices");
  const numbered = (start: string, at: number, length: number, fill: string) => `${start}${at}`.padEnd(length, fill);

  /** Sets of full length in every field, of letters that take more than one byte. */
  const sets = (valueCount: number) =>
    Array.from({ length: MAX_SETS }, (_, at) => ({
      id: numbered("set", at, 80, "x"),
      name: numbered("Ş", at, 40, "ş"),
      word: numbered("ş", at, 20, "ş"),
      values: Array.from({ length: valueCount }, (_, at) => ({
        id: numbered("v", at, 79, "x").concat("z"),
        name: numbered("Ş", at, 60, "ş"),
        note: numbered("Ş", at, 40, "ş"),
      })),
    }));

  const save = (body: unknown) => shop.call("PUT", PATH, { token: shop.admin, body });

  test("as many sets and values as are promised are saved, each of full length, and one more is refused by its rule", async () => {
    expect((await save({ sets: sets(MAX_VALUES) })).status).toBe(200);
    expect(await save({ sets: sets(MAX_VALUES + 1) })).toMatchObject({
      status: 422,
      json: { detail: "En fazla 300 seçenek olabilir" },
    });
  });

  test("a body is taken up to four megabytes, and not a byte more", async () => {
    const empty = JSON.stringify({ sets: [], filling: "" }).length;
    const limit = 4 * 1024 * 1024;
    expect((await save({ sets: [], filling: "x".repeat(limit - empty) })).status).toBe(200);
    expect((await save({ sets: [], filling: "x".repeat(limit - empty + 1) })).status).toBe(413);
  });

  test("another section stays at its bound", async () => {
    const body = { filling: "x".repeat(70_000) };
    expect((await shop.call("PUT", settingPath("notice"), { token: shop.admin, body })).status).toBe(413);
  });
});
