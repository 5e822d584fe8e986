import { expect, onTestFinished, test, vi } from "vitest";
import type { DemoShop } from "../../content/demo/demo.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { pictureUnavailable } from "../pictures/picture-failures.ts";
import { firstStart } from "./first-start.ts";

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
