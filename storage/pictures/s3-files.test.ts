import { createServer, type RequestListener } from "node:http";
import { inspect } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { isOutage } from "../../domain/error.ts";
import { collectGarbage } from "../../tests/support/pictures/garbage.ts";
import { filesOf, namesIn, openPictureStore } from "../../tests/support/pictures/picture-store.ts";
import { reachStore } from "./picture-places.ts";
import { openS3Files } from "./s3-files.ts";

const WEBP = "image/webp";
/** How long the tests wait for a store that does not answer. */
const SHORT_MS = 1000;

const failureOf = async (work: Promise<unknown>): Promise<Error> => {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (error instanceof Error) return error;
  throw new Error("nothing failed");
};

/** A store that answers as the test says. */
async function filesFrom(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return openS3Files({ endpoint, region: "x", bucket: "kova", folder: "", keyId: "a", secret: "b" }, SHORT_MS);
}

describe("files in a store that speaks S3", () => {
  test("every byte comes back as it was, and a missing file is undefined", async () => {
    const { files } = await openPictureStore();
    const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 256);
    await files.write("pictures/a.webp", bytes, WEBP);
    expect(Buffer.compare((await files.read("pictures/a.webp")) ?? new Uint8Array(), bytes)).toBe(0);
    expect([await files.has("pictures/a.webp"), await files.has("pictures/b.webp")]).toEqual([true, false]);
    expect(await files.read("pictures/b.webp")).toBeUndefined();
  });

  test("a removed file is gone, also if it is removed twice", async () => {
    const { files } = await openPictureStore();
    await files.write("pictures/a.webp", new Uint8Array(9), WEBP);
    await files.remove("pictures/a.webp");
    await files.remove("pictures/a.webp");
    expect(await files.has("pictures/a.webp")).toBe(false);
  });

  test("a list has the files under its prefix, without the folder of the address", async () => {
    const store = await openPictureStore();
    for (const name of ["sizes/a.avif", "sizes/b.avif", "pictures/a.webp"]) {
      await store.files.write(name, new Uint8Array([1]), WEBP);
    }
    expect(await namesIn(store, "sizes/")).toEqual(["sizes/a.avif", "sizes/b.avif"]);
    expect(await namesIn(store, "none/")).toEqual([]);
  });

  test("a list goes on until its last page", async () => {
    const asked: (string | null)[] = [];
    const files = await filesFrom((request, answer) => {
      const token = new URL(request.url ?? "", "http://x").searchParams.get("continuation-token");
      asked.push(token);
      const next = token ? "" : "<NextContinuationToken>a+b&amp;c</NextContinuationToken>";
      const key = `<Key>sizes/${asked.length}.avif</Key><LastModified>2026-11-25T01:44:08.000Z</LastModified>`;
      answer.end(`<ListBucketResult>${next}<Contents>${key}</Contents></ListBucketResult>`);
    });
    expect(await namesIn({ files }, "sizes/")).toEqual(["sizes/1.avif", "sizes/2.avif"]);
    expect(asked).toEqual([null, "a+b&c"]);
  });
});

describe("a store that refuses", () => {
  test.each([
    ["a wrong key", { AWS_SECRET_ACCESS_KEY: "cok-gizli-anahtar" }, "AWS_SECRET_ACCESS_KEY doğru mu"],
    ["a bucket that is not there", { MEDIA_URL: "s3://baska" }, "kova yok; önce onu oluştur"],
    ["a host without a name", { AWS_ENDPOINT_URL: "http://depo.invalid" }, "makine adı bulunamadı"],
  ])("%s is a sentence for the one who starts the shop, and names no secret", async (_, env, sentence) => {
    const store = await openPictureStore();
    const failure = await failureOf(reachStore(filesOf({ ...store.env, ...env })));
    expect(failure.message).toContain(sentence);
    expect(isOutage(failure)).toBe(false);
    expect(inspect(failure, { depth: 9 })).not.toContain("cok-gizli-anahtar");
  });

  test("a busy answer is asked once more", async () => {
    let asked = 0;
    const files = await filesFrom((_, answer) => {
      asked += 1;
      answer.writeHead(asked === 1 ? 503 : 200).end("<Error><Code>SlowDown</Code></Error>");
    });
    expect(await files.has("pictures/a.webp")).toBe(true);
    expect(asked).toBe(2);
  });

  test("a store that never answers is an outage too, also after garbage was collected", async () => {
    const files = await filesFrom(collectGarbage);
    expect(isOutage(await failureOf(files.read("pictures/a.webp")))).toBe(true);
  });

  test("a store that is away is an outage at the start and afterwards, until it is back", async () => {
    const store = await openPictureStore();
    await store.files.write("pictures/a.webp", new Uint8Array(9), WEBP);
    await store.leave();
    expect(isOutage(await failureOf(reachStore(store.files)))).toBe(true);
    expect(isOutage(await failureOf(store.files.read("pictures/a.webp")))).toBe(true);
    expect(isOutage(await failureOf(store.files.has("x")))).toBe(true);
    await store.comeBack();
    await reachStore(store.files);
    expect(await store.files.read("pictures/a.webp")).toHaveLength(9);
  });
});
