import { beforeEach, expect, test } from "vitest";
import { togetherMark } from "../../domain/choice/counted-together.ts";
import { type AppOfAdmin, LABUBU_SENT, openForAdmin } from "../../tests/support/admin-api.ts";

let shop: AppOfAdmin;
beforeEach(async () => {
  shop = await openForAdmin();
});

test("keeps exact counts from visitors, and marks of what the product does not come in from everybody", async () => {
  const choices = [{ set: "beden", without: ["xs"], extra: { m: 5, "99": 1 } }];
  const marks = { counts: { "": 250, "beden=m": 2, "beden=xs": 1 }, soldOut: [["renk=Gri"], ["beden=s"]] };
  const product = await shop.addLabubu({ choices, ...marks });
  expect(product).toMatchObject({
    choices: [{ set: "beden", without: ["xs"], extra: { m: 5 } }],
    counts: { "": 250, "beden=m": 2 },
    soldOut: [["beden=s"]],
  });
  const [seen] = (await shop.call("GET", "/api/products")).json.products;
  expect(seen.counts).toEqual({ "": 4, "beden=m": 2 });
});

test("keeps exact counts of combinations from visitors too, and tells them only of a few pieces", async () => {
  const choices = [{ set: "beden", without: ["xs"], extra: {} }];
  const mark = (color: string, size: string) => togetherMark([`renk=${color}`, `beden=${size}`]);
  const [pink, cream, much] = [mark("Pembe", "m"), mark("Krem", "m"), mark("Pembe", "s")];
  const countsTogether = { [pink]: 2, [cream]: 0, [much]: 90, [mark("Gri", "m")]: 3, [mark("Pembe", "xs")]: 3 };
  const product = await shop.addLabubu({ choices, colors: ["Pembe", "Krem"], countsTogether });
  expect(product.countsTogether).toEqual({ [pink]: 2, [cream]: 0, [much]: 90 });
  const [seen] = (await shop.call("GET", "/api/products")).json.products;
  expect(seen.countsTogether).toEqual({ [pink]: 2, [cream]: 0 });
  const refused = { countsTogether: { [pink]: -1 } };
  const answer = await shop.call("PATCH", `/api/products/${product.id}`, { token: shop.admin, body: refused });
  expect(answer).toMatchObject({ status: 422, json: { detail: "Adet 0'dan küçük olamaz" } });
});

test("shows the letters of a text by a picture of the product, and by no other", async () => {
  const text = { id: "isim", label: "İsim", most: 9, signs: "letters", isRequired: true, extra: 0 };
  const texts = [LABUBU_SENT.images[0], "https://resim.example/baska.jpg"].map((picture, at) => ({
    ...text,
    id: `isim-${at}`,
    picture,
  }));
  const { personalTexts } = await shop.addLabubu({ personalTexts: texts });
  expect(personalTexts.map(({ picture }) => picture)).toEqual([LABUBU_SENT.images[0], undefined]);
});

test("refuses a text whose id every object has already", async () => {
  const text = { id: "constructor", label: "İsim", most: 9, signs: "letters", isRequired: true, extra: 0 };
  const body = { ...LABUBU_SENT, personalTexts: [text] };
  expect(await shop.call("POST", "/api/products", { token: shop.admin, body })).toMatchObject({
    status: 422,
    json: { detail: "Bu yazının kimliği kullanılamaz, başka bir ad yaz" },
  });
});
