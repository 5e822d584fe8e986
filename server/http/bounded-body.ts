import { ShopError } from "../../domain/error.ts";

/** How much more is read and thrown away, so that a refusal reaches who is still sending. */
const PATIENCE = 32;

type Message = Pick<Request, "headers" | "body">;

/** At most `limit` bytes of UTF-8. */
export async function readText(message: Message, limit: number): Promise<string> {
  return decode(await readBytes(message, limit));
}

/** A body with a declared length and one without are both held to the limit, and no more than that is kept of either. */
export async function readBytes(message: Message, limit: number, refusal = tooLarge): Promise<Uint8Array> {
  // A body nobody looked at is thrown away by the platform itself.
  if (Number(message.headers.get("Content-Length") ?? 0) > limit) throw refusal();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of message.body ?? []) {
      size += chunk.byteLength;
      if (size > limit * PATIENCE) break;
      if (size <= limit) chunks.push(chunk);
    }
  } catch (cause) {
    // Who was sending has gone: nothing of ours has failed.
    throw new ShopError("malformed", "İstek yarıda kesildi", { cause });
  }
  if (size > limit) throw refusal();
  return Buffer.concat(chunks);
}

/** Unpacking is work that a few bytes can make for us. */
export function refuseCompressed({ headers }: Pick<Request, "headers">): void {
  const encoding = headers.get("Content-Encoding");
  if (encoding && encoding !== "identity") throw new ShopError("wrong-type", "Sıkıştırılmış istek kabul edilmiyor");
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ShopError("malformed", "İstek okunamadı", { cause });
  }
}

function tooLarge() {
  return new ShopError("too-large", "Gönderilen bilgi çok büyük");
}
