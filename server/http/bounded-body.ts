import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";
import { ShopError } from "../../domain/error.ts";

/** A slow body holds a slot of the gate, so reading a text is limited in time. Large ones, which only an owner sends, get more of it. */
const TEXT_TIMEOUT_MS = 5000;
const BYTES_PER_MS = 500;

/** A body as a stream of small chunks. */
export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

type IncomingBody = Pick<Request, "headers"> & { body: AsyncIterable<Uint8Array> | null };

/** At most `limit` bytes of UTF-8, also once they are unpacked. */
export async function readText(message: IncomingBody, limit: number, isPacked = false): Promise<string> {
  const timedOut = Promise.withResolvers<never>();
  const timeout = setTimeout(
    () => timedOut.reject(new ShopError("malformed", "İstek zamanında gelmedi")),
    Math.max(TEXT_TIMEOUT_MS, limit / BYTES_PER_MS),
  );
  try {
    const bytes = await Promise.race([readBytes(message, limit), timedOut.promise]);
    return decode(isPacked ? await unpacked(bytes, limit) : bytes);
  } finally {
    clearTimeout(timeout);
  }
}

export async function readBytes(message: IncomingBody, limit: number): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(boundedChunks(message, limit)));
}

/** Yields at most `limit` bytes, whether the body declares its length or not. */
export async function* boundedChunks(message: IncomingBody, limit: number, refusal = tooLarge) {
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

const unpack = promisify(gunzip);

async function unpacked(bytes: Uint8Array, limit: number): Promise<Uint8Array> {
  try {
    return await unpack(bytes, { maxOutputLength: limit });
  } catch (cause) {
    if (cause instanceof RangeError) throw tooLarge();
    throw new ShopError("malformed", "İstek okunamadı", { cause });
  }
}

/** A few compressed bytes could expand to gigabytes. */
function refuseCompressed({ headers }: Pick<Request, "headers">): void {
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
export async function readJson(request: Request, limit: number, takesGzip = false): Promise<unknown> {
  const isPacked = takesGzip && request.headers.get("Content-Encoding") === "gzip";
  if (!isPacked) refuseCompressed(request);
  if (!JSON_TYPE.test(request.headers.get("Content-Type") ?? "")) {
    throw new ShopError("wrong-type", "İstek JSON biçiminde olmalı");
  }
  try {
    return JSON.parse(await readText(request, limit, isPacked));
  } catch (cause) {
    if (cause instanceof ShopError) throw cause;
    throw new ShopError("malformed", "İstek okunamadı", { cause });
  }
}

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

/** Marks a route whose body is a picture, given as a stream of bytes. The format is read from the bytes, not from the declared type. */
export const pictureBody = z.custom<AsyncIterable<Uint8Array>>();

/** Requiring an image type also keeps other sites' forms out: a browser sends it across origins only after a CORS preflight, which is refused. */
function readPicture(message: IncomingBody): AsyncIterable<Uint8Array> {
  refuseCompressed(message);
  if (!/^image\/[\w.+-]+$/i.test(message.headers.get("Content-Type") ?? "")) {
    throw new ShopError("wrong-type", "Görsel, image/* türünde gönderilmeli");
  }
  return boundedChunks(message, MAX_UPLOAD_BYTES, tooLargePicture);
}

export const tooLargePicture = () => new ShopError("too-large", "Görsel en fazla 8 MB olabilir");

/** Small enough for a slow phone to send within the time limit of a request. */
const MAX_PIECE_BYTES = 2 * 1024 * 1024;

/** Marks a route whose body is a piece of a large file. */
export const pieceBody = z.custom<AsyncIterable<Uint8Array>>();

/** The type keeps other sites' forms out, as for pictures. */
function readPiece(message: IncomingBody): AsyncIterable<Uint8Array> {
  refuseCompressed(message);
  if (message.headers.get("Content-Type") !== "application/octet-stream") {
    throw new ShopError("wrong-type", "Dosya parçası, application/octet-stream türünde gönderilmeli");
  }
  return boundedChunks(message, MAX_PIECE_BYTES);
}

type StreamedBody = { type: string; limit: number; read(message: IncomingBody): AsyncIterable<Uint8Array> };

const STREAMED_BODIES = new Map<z.ZodType, StreamedBody>([
  [pictureBody, { type: "image/*", limit: MAX_UPLOAD_BYTES, read: readPicture }],
  [pieceBody, { type: "application/octet-stream", limit: MAX_PIECE_BYTES, read: readPiece }],
]);

/** Undefined for bodies that are JSON. */
export const streamedBody = (schema?: z.ZodType): StreamedBody | undefined => schema && STREAMED_BODIES.get(schema);
