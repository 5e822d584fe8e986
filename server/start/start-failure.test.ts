import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";
import { openPictureStore } from "../../tests/support/pictures/picture-store.ts";
import { readConfig } from "../config/config.ts";
import { openDoor } from "../door/door.ts";
import { createLog } from "../log/log.ts";
import { checkPictures, explainFailure } from "./start-failure.ts";

test("an occupied port is explained in one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const failure: unknown = await openDoor({ port, host: "127.0.0.1" }).catch((error: unknown) => error);
  expect(explainFailure(failure, port)).toContain(`${port} numaralı port dolu`);
  other.close();
});

test("wrong settings are listed as they are", () => {
  const readWrong = () => readConfig({ PORT: "üç bin" });
  try {
    readWrong();
  } catch (error) {
    expect(explainFailure(error, 3000)).toContain("PORT: 0 ile 65535 arasında bir tam sayı olmalı");
  }
  expect(readWrong).toThrow();
});

test.each([
  ["listen", "EACCES", "80 numaralı portu açmaya izin yok. 1024'ten büyük bir port seç"],
  ["mkdir", "EROFS", "DATA_DIR için izin yok: sahibi olarak çalıştır"],
  ["mkdir", "EPERM", "DATA_DIR için izin yok: sahibi olarak çalıştır"],
  ["open", "ENOSPC", "DATA_DIR'in diski dolu: yer aç"],
  ["open", "EMFILE", "Bu makinede açık dosya sınırı dolmuş"],
])("a failing %s with %s is explained with what to do", (syscall, code, sentence) => {
  expect(explainFailure(Object.assign(new Error(), { syscall, code }), 80)).toContain(sentence);
});

test("an unexpected failure is left to the log", () => {
  expect(explainFailure(new Error("a bug"), 3000)).toBeUndefined();
});

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
