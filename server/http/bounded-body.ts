import { ShopError } from "../../domain/error.ts";

/** A slow body holds a slot of the gate, so reading a text is limited in time. */
const TEXT_TIMEOUT_MS = 5000;

/** A body as a stream of small chunks. */
export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export type Message = Pick<Request, "headers"> & { body: AsyncIterable<Uint8Array> | null };

/** At most `limit` bytes of UTF-8. */
export async function readText(message: Message, limit: number): Promise<string> {
  const timedOut = Promise.withResolvers<never>();
  const timeout = setTimeout(
    () => timedOut.reject(new ShopError("malformed", "İstek zamanında gelmedi")),
    TEXT_TIMEOUT_MS,
  );
  try {
    return decode(await Promise.race([readBytes(message, limit), timedOut.promise]));
  } finally {
    clearTimeout(timeout);
  }
}

export async function readBytes(message: Message, limit: number): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(boundedChunks(message, limit)));
}

/** Yields at most `limit` bytes, whether the body declares its length or not. */
export async function* boundedChunks(message: Message, limit: number, refusal = tooLarge) {
  // Node discards an unread body by itself.
  if (Number(message.headers.get("Content-Length") ?? 0) > limit) throw refusal();
  let size = 0;
  try {
    for await (const chunk of message.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) throw refusal();
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof ShopError) throw cause;
    // The client has disconnected, so this is not a failure of the server.
    throw new ShopError("malformed", "İstek yarıda kesildi", { cause });
  }
}

/** A few compressed bytes could expand to gigabytes. */
export function refuseCompressed({ headers }: Pick<Request, "headers">): void {
  const encoding = headers.get("Content-Encoding");
  if (encoding && encoding !== "identity") throw new ShopError("wrong-type", "Sıkıştırılmış istek kabul edilmiyor");
}

export const tooLarge = () => new ShopError("too-large", "Gönderilen bilgi çok büyük");

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ShopError("malformed", "İstek okunamadı", { cause });
  }
}

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** Requiring JSON also keeps other sites out: a browser sends it across origins only after a CORS preflight, which is refused. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  refuseCompressed(request);
  if (!JSON_TYPE.test(request.headers.get("Content-Type") ?? "")) {
    throw new ShopError("wrong-type", "İstek JSON biçiminde olmalı");
  }
  try {
    return JSON.parse(await readText(request, limit));
  } catch (cause) {
    if (cause instanceof ShopError) throw cause;
    throw new ShopError("malformed", "İstek okunamadı", { cause });
  }
}
