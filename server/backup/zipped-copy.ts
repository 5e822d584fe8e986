import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { ZipFile } from "yazl";
import {
  COPY_FORMAT,
  type CopyManifest,
  type CopyPart,
  MANIFEST,
  picturePart,
  tablePart,
} from "../../domain/backup/copy-format.ts";
import type { ShopContents } from "../../domain/backup/shop-copies.ts";
import type { Chunks } from "../http/bounded-body.ts";
import { inChunks } from "../http/progress-lines.ts";

type Facts = { shop: string; madeAt: Date };

/** Yields the bytes of the file only as fast as they are read, so that at most one picture is in memory. */
export async function* zippedCopy(contents: ShopContents, facts: Facts): AsyncGenerator<Uint8Array> {
  const { ZipFile } = await import("yazl");
  const zip = new ZipFile();
  const ended = new AbortController();
  const adding = addParts(zip, contents, { ...facts, signal: ended.signal }).catch((error) =>
    zip.outputStream.destroy(error),
  );
  try {
    yield* zip.outputStream;
  } finally {
    // The reader may have left early.
    ended.abort();
    await adding;
  }
}

type Adding = Facts & { signal: AbortSignal };

/** The manifest comes last, because it names the sums of the others. */
async function addParts(zip: ZipFile, contents: ShopContents, { shop, madeAt, signal }: Adding): Promise<void> {
  const { schema, revision, isFull } = contents;
  const parts: Record<string, CopyPart> = {};
  const add = async (name: string, bytes: Chunks, isText: boolean) => {
    const sum = { hash: createHash("sha256"), bytes: 0 };
    const content = Readable.from(summed(bytes, sum), { objectMode: false });
    zip.addReadStreamLazy(name, { mtime: madeAt, mode: 0o100600, compress: isText }, givenOnce(content));
    await finished(content, { signal }).finally(() => content.destroy());
    return { bytes: sum.bytes, sha256: sum.hash.digest("hex") };
  };
  for (const table of contents.tables) {
    const counted = { rows: 0 };
    const sums = await add(tablePart(table), inChunks(linesOf(contents.rows(table), counted)), true);
    parts[tablePart(table)] = { ...counted, ...sums };
  }
  for await (const { hash, bytes } of contents.pictures()) {
    parts[picturePart(hash)] = await add(picturePart(hash), [bytes], false);
  }
  const manifest: CopyManifest = {
    format: COPY_FORMAT,
    schema,
    revision,
    madeAt: madeAt.toISOString(),
    shop,
    isFull,
    parts,
  };
  await add(MANIFEST, [Buffer.from(JSON.stringify(manifest, null, 1))], true);
  zip.end();
}

/** Gives a stream to the zip once. The zip library keeps the function until its end, so the function drops the stream for the garbage collector. */
function givenOnce(content: Readable): (use: (error: null, content: Readable) => void) => void {
  let held: Readable | undefined = content;
  return (use) => {
    const given = held;
    held = undefined;
    if (given) use(null, given);
  };
}

async function* summed(bytes: Chunks, sum: { hash: Hash; bytes: number }) {
  for await (const chunk of bytes) {
    sum.hash.update(chunk);
    sum.bytes += chunk.byteLength;
    yield chunk;
  }
}

async function* linesOf(rows: AsyncIterable<object>, counted: { rows: number }): AsyncGenerator<string> {
  for await (const row of rows) {
    counted.rows += 1;
    yield `${JSON.stringify(row)}\n`;
  }
}
