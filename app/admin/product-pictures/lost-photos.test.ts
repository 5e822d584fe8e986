import { beforeEach, expect, test, vi } from "vitest";
import { lostPhotos, storePendingPhotos } from "./lost-photos.ts";
import { createUploadQueue, isUnderWay } from "./upload-queue.ts";

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

test("what was on its way when the page was loaded anew is named until it is let go, and is under way no more", async () => {
  const sending = Promise.withResolvers<string>();
  const before = openQueue(() => sending.promise);
  const added = before.add([photo("kutu.jpg"), photo("fiyonk.jpg")]);
  await vi.waitFor(() => expect(before.list()[0]?.preview).toBeDefined());

  const anew = openQueue(async () => "/media/a");
  expect(anew.list()).toMatchObject([
    { name: "kutu.jpg", preview: "data:image/jpeg;base64,AA", stage: "lost" },
    { name: "fiyonk.jpg", stage: "lost" },
  ]);
  expect(isUnderWay(anew.list())).toBe(false);
  await anew.add([photo("kutu.jpg")]);
  expect(anew.list().map(({ stage }) => stage)).toEqual(["lost", "lost", "sent"]);
  anew.close();
  expect(lostPhotos(PLACE)).toEqual([]);
  sending.resolve("/media/b");
  await added;
});

test("what has become a picture of the product is not lost, and what stands in the storage may be anything", async () => {
  const queue = openQueue(async () => "/media/a");
  await queue.add([photo("kutu.jpg")]);
  queue.forget([1]);
  expect(lostPhotos(PLACE)).toEqual([]);
  for (const odd of ["{", '{"name":1}', '[["a","https://evil.example/a.png"]]']) {
    stored.set(`yoldaki-fotograflar:${PLACE}`, odd);
    expect(lostPhotos(PLACE)).toEqual([]);
  }
});
