import { expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";

const DAY = "2025-11-21";

async function openCounted() {
  const app = await openApp();
  const { id } = await app.catalog.createProduct(LABUBU, THE_SHOP);
  const sum = { day: DAY, page: `product:${id}`, source: "instagram", times: 5 };
  await app.pulse.add([
    { ...sum, event: "view" },
    { ...sum, event: "ask", times: 2 },
    { ...sum, day: "2025-11-20", event: "view", times: 40 },
  ]);
  const get = async (path: string, role: "admin" | "helper" | "customer" = "admin") =>
    app.call("GET", path, { token: await app.tokenOf(role) });
  return { app, id, get };
}

test("the owner and her helpers see the sums of a span beside the days before it", async () => {
  const { id, get } = await openCounted();
  const owners = (await get("/api/admin/pulse?days=1")).json;
  expect(owners).toMatchObject({
    total: { views: 5, asks: 2 },
    before: { views: 40 },
    goods: { views: [{ id, name: LABUBU.name, views: 5, asks: 2 }] },
    sources: [{ source: "instagram", views: 5, taps: 2 }],
  });
  expect((await get("/api/admin/pulse?days=1", "helper")).json).toEqual(owners);
  const year = (await get("/api/admin/pulse?days=365")).json;
  expect([year.total.views, year.before]).toEqual([45, undefined]);
});

test("nobody else sees them, and no other span is answered", async () => {
  const { app, get } = await openCounted();
  expect((await app.call("GET", "/api/admin/pulse")).status).toBe(401);
  expect((await get("/api/admin/pulse", "customer")).status).toBe(403);
  expect((await get("/api/admin/pulse?days=2")).status).toBe(422);
});

test("the table has every sum", async () => {
  const { get } = await openCounted();
  const { headers, text } = await get("/api/admin/pulse/csv", "helper");
  expect(headers.get("Content-Disposition")).toBe('attachment; filename="nabiz-2025-11-21.csv"');
  expect(text).toContain(`"2025-11-20";"Görüntülenme";"${LABUBU.name}";"Instagram";"40"`);
  expect(text).toContain(`"2025-11-21";"WhatsApp'tan soru";"${LABUBU.name}";"Instagram";"1–2"`);
});

test("Bugün has today's views while they are counted", async () => {
  const { app, get } = await openCounted();
  expect((await get("/api/admin/today")).json.pulse).toMatchObject({
    taps: 2,
    days: [{}, {}, {}, {}, {}, { day: "2025-11-20", views: 40 }, { day: "2025-11-21", views: 5 }],
  });
  await app.sections.save("pulse", { counts: false, links: "" }, { by: THE_SHOP });
  expect((await get("/api/admin/today", "helper")).json.pulse).toBeUndefined();
});
