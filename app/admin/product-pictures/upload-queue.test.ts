import { expect, test } from "vitest";
import { ApiError } from "../../api-client.ts";
import { createUploadQueue, type Upload } from "./upload-queue.ts";

const photo = (name: string) => new File(["x"], name);

type Parts = Parameters<typeof createUploadQueue>[0];

const openQueue = (parts: Partial<Parts>) =>
  createUploadQueue({
    prepare: async (body) => ({ ok: true, body, preview: "data:," }),
    send: async (body) => (body instanceof File ? `/media/${body.name}` : ""),
    pause: async () => {},
    ...parts,
  });

const summary = (upload: Upload): string => {
  if (upload.stage === "failed") return `${upload.name}: ${upload.why}`;
  return upload.stage === "sent" ? `${upload.name} → ${upload.address}` : `${upload.name} ${upload.stage}`;
};

test("pictures are uploaded one at a time, in the order they were chosen", async () => {
  let running = 0;
  let most = 0;
  const queue = openQueue({
    async send(_, __, onProgress) {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      onProgress(0.5);
      running -= 1;
      return "/media/a";
    },
  });
  await Promise.all([queue.add([photo("bir"), photo("iki")]), queue.add([photo("üç")])]);
  expect(queue.list().map(({ name, stage }) => `${name} ${stage}`)).toEqual(["bir sent", "iki sent", "üç sent"]);
  expect(most).toBe(1);
});

test("a failed upload says why, does not stop the others and can be retried", async () => {
  let isBroken = true;
  const queue = openQueue({
    prepare: async (body) =>
      isBroken && body instanceof File && body.name === "bozuk"
        ? { ok: false, why: "Açılamadı." }
        : { ok: true, body, preview: "data:," },
  });
  await queue.add([photo("bozuk"), photo("iyi")]);
  expect(queue.list().map(summary)).toEqual(["bozuk: Açılamadı.", "iyi → /media/iyi"]);
  isBroken = false;
  await queue.retry(1);
  expect(queue.list().map(summary)).toEqual(["bozuk → /media/bozuk", "iyi → /media/iyi"]);
});

test("an unexpected error marks its upload as failed and is thrown, and the next upload goes on", async () => {
  const queue = openQueue({
    async prepare(body) {
      if (body instanceof File && body.name === "bozuk") throw new TypeError("broken");
      return { ok: true, body, preview: "data:," };
    },
  });
  await expect(queue.add([photo("bozuk"), photo("iyi")])).rejects.toThrow("broken");
  expect(queue.list().map(summary)).toEqual(["bozuk: Fotoğraf yüklenemedi.", "iyi → /media/iyi"]);
  await queue.add([photo("sonra")]);
  expect(queue.list().at(-1)?.stage).toBe("sent");
});

test("an upload that the server refuses is not retried, one that was cut off is retried until it succeeds", async () => {
  const answers = [
    new ApiError(0),
    new ApiError(503, { detail: "Çok yoğunuz" }),
    undefined,
    new ApiError(422, { detail: "Çok ince uzun" }),
  ];
  const stages: string[] = [];
  const queue = openQueue({
    send: async () => {
      const failure = answers.shift();
      if (failure) throw failure;
      return "/media/a";
    },
    pause: async (attempt) => void stages.push(`${queue.list()[0]?.stage} ${attempt}`),
  });
  await queue.add([photo("bir"), photo("iki")]);
  expect(stages).toEqual(["cut-off 0", "cut-off 1"]);
  expect(queue.list().map(summary)).toEqual(["bir → /media/a", "iki: Çok ince uzun"]);
});

test("an upload to a busy server is retried six times, and then left to the owner", async () => {
  let sent = 0;
  const queue = openQueue({
    async send() {
      sent += 1;
      throw new ApiError(503, { detail: "Görsel şu an işlenemedi, birazdan yeniden dene" });
    },
  });
  await queue.add([photo("bir")]);
  expect(sent).toBe(7);
  expect(queue.list().map(summary)).toEqual(["bir: Görsel şu an işlenemedi, birazdan yeniden dene"]);
});

test("files without room are not uploaded, and counted until the queue is closed", async () => {
  const queue = openQueue({});
  await queue.add([photo("bir"), photo("iki"), photo("üç")], 2);
  expect([queue.list().map(({ name }) => name), queue.surplus()]).toEqual([["bir", "iki"], 1]);
  await queue.add([photo("dört")], -1);
  expect([queue.list().length, queue.surplus()]).toEqual([2, 1]);
  queue.close();
  expect([queue.list(), queue.surplus()]).toEqual([[], 0]);
});

test("a cancelled upload is removed, running or not, and the next one goes on", async () => {
  const queue = openQueue({
    send: (body, signal) => {
      if (body instanceof File && body.name === "iki") return Promise.resolve("/media/iki");
      queue.forget([1]);
      return Promise.reject(signal.aborted ? new ApiError(0) : new Error("was not aborted"));
    },
  });
  await queue.add([photo("bir"), photo("iki")]);
  expect(queue.list().map(summary)).toEqual(["iki → /media/iki"]);
});
