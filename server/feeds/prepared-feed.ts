import { pipeline } from "node:stream";
import { createGzip } from "node:zlib";
import type { GetSnapshot, Snapshot } from "../../domain/shop/snapshot.ts";
import { acceptsGzip } from "../http/encoded.ts";
import { isKnownEtag, weakEtag } from "../http/page-bytes.ts";
import { productFeed } from "./product-feed.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The feed grows with the shop, so it is sent while it is made, once for all who ask until the next save. Only its compressed bytes are
 * kept. It is no page of the page cache, which keeps the whole text and would lose all other pages to a large one.
 */
export function createPreparedFeed(snapshot: GetSnapshot) {
  let prepared: { version: number; read: () => ReadableStream<Bytes> } | undefined;

  return async ({ headers }: Request): Promise<Response> => {
    const current = await snapshot();
    const { version, epoch, revision, shop } = current;
    const shared = {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "no-cache",
      Vary: "Accept-Encoding",
      ETag: weakEtag(Buffer.from(`${shop.publicUrl} ${epoch} ${revision}`)),
    };
    if (isKnownEtag(headers.get("If-None-Match"), shared.ETag)) {
      return new Response(null, { status: 304, headers: shared });
    }
    if (prepared?.version !== version) prepared = { version, read: readTogether(compressed(current)) };
    const bytes = prepared.read();
    return acceptsGzip(headers.get("Accept-Encoding") ?? "")
      ? new Response(bytes, { headers: { ...shared, "Content-Encoding": "gzip" } })
      : new Response(bytes.pipeThrough(new DecompressionStream("gzip")), { headers: shared });
  };
}

function compressed(snapshot: Snapshot): AsyncIterator<Bytes> {
  const gzip = createGzip({ level: 4 });
  // The reader of `gzip` gets the error.
  pipeline(productFeed(snapshot), gzip, () => {});
  return gzip[Symbol.asyncIterator]();
}

/** Several readers, each from the beginning. The fastest one reads from the source, and the others find what it has read. */
function readTogether(source: AsyncIterator<Bytes>) {
  const pieces: Promise<IteratorResult<Bytes>>[] = [];
  return () => {
    let at = 0;
    return new ReadableStream<Bytes>({
      async pull(controller) {
        pieces[at] ??= source.next();
        const piece = await pieces[at];
        at += 1;
        if (!piece || piece.done) controller.close();
        else controller.enqueue(piece.value);
      },
    });
  };
}
