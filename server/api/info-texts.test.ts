import { beforeAll, expect, test } from "vitest";
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
  const token = await shop.tokenOf("helper");
  expect((await shop.call("GET", `${PATH}/first`, { token })).status).toBe(403);
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
