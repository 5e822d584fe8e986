import { expect, test, vi } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";
import { openPictureStore } from "../../tests/support/pictures/picture-store.ts";
import { createLog } from "../log/log.ts";
import { explainFailure } from "./start-failure.ts";
import { checkPictures } from "./start-warnings.ts";

test("a store that is away does not stop the start, and is told in a sentence", async () => {
  const store = await openPictureStore();
  const shop = await openApp({ env: store.env });
  await store.leave();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const lines: string[] = [];
  await checkPictures({ ...shop, log: createLog("warn", { write: (line) => lines.push(line) }) });
  expect(warn).toHaveBeenCalledWith("Görsel deposuna ulaşılamıyor: AWS_ENDPOINT_URL doğru mu, depo çalışıyor mu?");
  expect(lines.join()).toContain("picture_store_away");
  await shop.close();
});

test("a wrong key stops the start with a sentence", async () => {
  const store = await openPictureStore();
  const shop = await openApp({ env: { ...store.env, AWS_SECRET_ACCESS_KEY: "baska" } });
  const failure = await checkPictures({ ...shop, log: createLog("silent") }).catch((error: unknown) => error);
  expect(explainFailure(failure, 3000)).toContain("AWS_ACCESS_KEY_ID ile AWS_SECRET_ACCESS_KEY doğru mu");
  await shop.close();
});
