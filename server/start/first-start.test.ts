import { expect, onTestFinished, test, vi } from "vitest";
import type { DemoShop } from "../../content/demo/demo.ts";
import { ShopError } from "../../domain/error.ts";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";
import { LIVE } from "../../tests/support/sample-shop.ts";
import { pictureUnavailable } from "../pictures/picture-cache.ts";
import { createPasswords } from "../sign-in/passwords.ts";
import { addFirstAdmin, firstStart, patiently, welcomeAdmin } from "./first-start.ts";

test("a first start goes on when a picture of the demo takes too long at first", async () => {
  const saved: string[] = [];
  vi.doMock("../../content/demo/demo.ts", () => ({
    addDemo: async ({ savePicture }: DemoShop) => saved.push(await savePicture(Buffer.from("picture"))),
  }));
  onTestFinished(() => vi.doUnmock("../../content/demo/demo.ts"));
  vi.spyOn(console, "log").mockReturnValue();

  const shop = await openApp({ env: { DEMO: "1" } });
  vi.spyOn(shop.pictures, "save")
    .mockRejectedValueOnce(pictureUnavailable("SIGKILL"))
    .mockResolvedValue({ hash: "kurdele", width: 1, height: 1 });
  await firstStart(shop);
  expect(saved).toEqual([expect.stringContaining("kurdele")]);
  expect(await shop.accounts.hasAdmin()).toBe(true);
});

test("a restored shop without the categories of the demo starts without it", async () => {
  const shop = await openApp({ env: { DEMO: "1" } });
  vi.doMock("../../content/demo/demo.ts", () => ({
    addDemo: ({ catalog }: DemoShop) => catalog.setCategoryImage("yok", ""),
  }));
  onTestFinished(() => vi.doUnmock("../../content/demo/demo.ts"));
  vi.spyOn(console, "log").mockReturnValue();
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  await firstStart(shop);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("Örnek ürünler eklenmedi"));
  expect(await shop.accounts.hasAdmin()).toBe(true);
});

test("a live shop begins without our slides, and one that opened with them keeps those of its categories", async () => {
  const shop = await openApp({ env: LIVE });
  vi.spyOn(console, "log").mockReturnValue();
  const slides = async () => (await shop.sections.find("slides")).values.slides.map(({ id }) => id);
  expect(await slides()).toEqual([]);
  await firstStart(shop);
  expect(await slides(), "it has the categories of an older version").toEqual(["cift-urunleri", "labubu", "takilar"]);
  await firstStart(shop);
  expect(await slides()).toHaveLength(3);
});

test("a live shop without a category is offered them, and gets none by itself", async () => {
  const shop = await openApp({ env: LIVE, hasCategories: false });
  vi.spyOn(console, "log").mockReturnValue();
  await firstStart(shop);
  expect(await shop.categories.list()).toEqual([]);
  const token = await shop.tokenOf("admin");
  const { opening } = (await shop.call("GET", "/api/admin/today", { token })).json;
  expect(opening.proposals).toHaveLength(5);
  const helper = (await shop.call("GET", "/api/admin/today", { token: await shop.tokenOf("helper") })).json;
  expect(helper.opening.proposals, "categories are the owner's").toEqual([]);
});

/** The demo's own pictures are not drawn. */
async function demoShop(): Promise<OpenApp> {
  const shop = await openApp({ env: { DEMO: "1" } });
  let saved = 0;
  vi.spyOn(shop.pictures, "save").mockImplementation(async () => {
    saved += 1;
    return { hash: saved.toString(16).padStart(64, "0"), width: 1, height: 1 };
  });
  vi.spyOn(console, "log").mockReturnValue();
  return shop;
}

test("a first start has two weeks of lower prices, which end by themselves, and a second start has none", async () => {
  const shop = await demoShop();
  const { catalog } = shop;
  await firstStart(shop);
  const [plan, ...others] = await catalog.listPricePlans();
  expect(others).toEqual([]);
  expect(plan).toMatchObject({ hasStarted: true, count: 2 });
  const pricesOf = async () =>
    (await shop.snapshot()).products
      .filter(({ name }) => name === "Mini Disko Topu")
      .map(({ price, originalPrice }) => [price, originalPrice]);
  expect(await pricesOf()).toEqual([[186.9, 219.9]]);
  await firstStart(shop);
  expect(await catalog.listPricePlans()).toEqual([plan]);
  expect(await catalog.turnDuePrices(new Date(plan?.endsAt ?? ""))).toMatchObject([{ turned: "ended", count: 2 }]);
  await shop.store.refresh();
  expect(await pricesOf()).toEqual([[219.9, null]]);
  await firstStart(shop);
  expect(await catalog.listPricePlans()).toEqual([]);
});

test("a start that was interrupted before there was an admin goes on over what it has added and priced", async () => {
  const shop = await demoShop();
  vi.spyOn(shop.accounts, "createAccount").mockRejectedValueOnce(new TypeError("killed"));
  await expect(firstStart(shop)).rejects.toThrow("killed");
  const plans = await shop.catalog.listPricePlans();
  await firstStart(shop);
  expect(await shop.catalog.listPricePlans()).toEqual(plans);
  expect(await shop.accounts.hasAdmin()).toBe(true);
});

const passwords = createPasswords();
const OWNER = { email: "sahibi@fiyonk.example", password: "kurdeleli-kutu-24" };

test("a shop without an admin gets one, who can log in; a second start adds none", async () => {
  const { accounts, call } = await openApp();
  const added = await addFirstAdmin(accounts, passwords, OWNER);
  expect(added).toMatchObject({ email: OWNER.email, generatedPassword: undefined });
  expect((await call("POST", "/api/auth/login", { body: OWNER })).json.user.role).toBe("admin");
  expect(await addFirstAdmin(accounts, passwords, { ...OWNER, email: "ikinci@fiyonk.example" })).toBeUndefined();
});

test("a generated password is printed, a chosen one is not", async () => {
  const { accounts, call } = await openApp();
  const added = await addFirstAdmin(accounts, passwords, { email: "admin@localhost", password: undefined });
  const password = added?.generatedPassword ?? "";
  expect(password).toMatch(/^[A-Za-z0-9_-]{16}$/);
  expect((await call("POST", "/api/auth/login", { body: { email: "admin@localhost", password } })).status).toBe(200);
  expect(added && welcomeAdmin(added)).toContain(password);
  expect(welcomeAdmin({ email: OWNER.email, generatedPassword: undefined })).not.toContain(OWNER.password);
});

const timeout = (cause: unknown) => new ShopError("unavailable", "Biraz sonra tekrar dene", { cause });
const DISK_FULL = Object.assign(new Error("full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });

test("a timeout on a busy machine delays a first start and does not end it", async () => {
  const save = vi.fn(async () => "/media/kare.webp");
  save.mockRejectedValueOnce(timeout(new Error("Query read timeout"))).mockRejectedValueOnce(timeout("SIGKILL"));
  expect(await patiently(save, 0)).toBe("/media/kare.webp");
  expect(save).toHaveBeenCalledTimes(3);
});

test.each([
  ["what the owner has to mend", timeout(DISK_FULL)],
  ["a refused picture", new ShopError("invalid", "Görsel okunamadı, dosya bozuk olabilir")],
  ["an unexpected error", new TypeError("unexpected")],
])("%s ends a first start at once", async (_, error) => {
  const save = vi.fn(() => Promise.reject(error));
  await expect(patiently(save, 0)).rejects.toBe(error);
  expect(save).toHaveBeenCalledTimes(1);
});

test("an outage that does not pass ends a first start", async () => {
  const save = vi.fn(() => Promise.reject(timeout("SIGKILL")));
  await expect(patiently(save, 0)).rejects.toMatchObject({ code: "unavailable" });
  expect(save.mock.calls.length).toBeGreaterThan(1);
});
