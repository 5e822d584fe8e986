import { ShopError } from "../../domain/error.ts";

/** How much more is read and thrown away, so that a refusal reaches who is still sending. */
const PATIENCE = 32;

/** At most `limit` bytes of UTF-8: a body with a declared length and one without are both held to it. */
export async function readText(message: Pick<Request, "headers" | "body">, limit: number): Promise<string> {
  // A body nobody looked at is thrown away by the platform itself.
  if (Number(message.headers.get("Content-Length") ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of message.body ?? []) {
    size += chunk.byteLength;
    if (size > limit * PATIENCE) break;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw tooLarge();
  return decode(Buffer.concat(chunks));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ShopError("malformed", "İstek okunamadı", { cause });
  }
}

const tooLarge = () => new ShopError("too-large", "Gönderilen bilgi çok büyük");
