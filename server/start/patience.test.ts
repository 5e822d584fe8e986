import { expect, test, vi } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { patiently } from "./first-start.ts";

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
