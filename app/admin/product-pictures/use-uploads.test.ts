import { beforeEach, expect, test, vi } from "vitest";
import { createUploadQueue, isUploading } from "./upload-queue.ts";
import { lostPhotos, storePendingPhotos } from "./use-uploads.ts";

const PLACE = "owner yeni";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const openQueue = (send: () => Promise<string>) => {
  const prepare = async (body: Blob) => ({ ok: true, body, preview: "data:image/jpeg;base64,AA" }) as const;
  const queue = createUploadQueue({ lost: lostPhotos(PLACE), prepare, send, pause: async () => {} });
  storePendingPhotos(PLACE, queue);
  return queue;
};

const photo = (name: string) => new File(["x"], name);

test("an upload cut off by a reload is listed as lost until it is dismissed, and does not count as uploading", async () => {
  const sending = Promise.withResolvers<string>();
  const before = openQueue(() => sending.promise);
  const added = before.add([photo("kutu.jpg"), photo("fiyonk.jpg")]);
  await vi.waitFor(() => expect(before.list()[0]?.preview).toBeDefined());

  const reloaded = openQueue(async () => "/media/a");
  expect(reloaded.list()).toMatchObject([
    { name: "kutu.jpg", preview: "data:image/jpeg;base64,AA", stage: "lost" },
    { name: "fiyonk.jpg", stage: "lost" },
  ]);
  expect(isUploading(reloaded.list())).toBe(false);
  await reloaded.add([photo("kutu.jpg")]);
  expect(reloaded.list().map(({ stage }) => stage)).toEqual(["lost", "lost", "sent"]);
  reloaded.close();
  expect(lostPhotos(PLACE)).toEqual([]);
  sending.resolve("/media/b");
  await added;
});

test("an uploaded picture is not lost, and invalid text in the storage counts as none", async () => {
  const queue = openQueue(async () => "/media/a");
  await queue.add([photo("kutu.jpg")]);
  queue.forget([1]);
  expect(lostPhotos(PLACE)).toEqual([]);
  for (const odd of ["{", '{"name":1}', '[["a","https://evil.example/a.png"]]']) {
    stored.set(`yoldaki-fotograflar:${PLACE}`, odd);
    expect(lostPhotos(PLACE)).toEqual([]);
  }
});
