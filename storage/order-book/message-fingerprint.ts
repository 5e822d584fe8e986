import { createHash } from "node:crypto";
import type { WrittenOrder } from "../../domain/order-book/order-store.ts";
import { messageCore } from "../../domain/order-check/message-core.ts";
import type { Reading } from "../store.ts";

/** The same for a message that is pasted twice; empty for an empty text. */
export function messageFingerprint(text: string): string {
  const core = messageCore(text);
  return core === "" ? "" : createHash("sha256").update(core).digest("base64url");
}

/** The first order that each text became, as long as its person is not blotted out. */
export async function findWritten(reading: Reading, texts: readonly string[]): Promise<(WrittenOrder | undefined)[]> {
  const fingerprints = texts.map(messageFingerprint);
  const wanted = [...new Set(fingerprints)].filter((fingerprint) => fingerprint !== "");
  if (wanted.length === 0) return texts.map(() => undefined);
  const rows = await reading
    .selectFrom("orders")
    .select(["id", "number", "fingerprint"])
    .where("fingerprint", "in", wanted)
    .where("deleted_at", "is", null)
    .orderBy("number", "desc")
    .execute();
  const first = new Map(rows.map(({ fingerprint, id, number }) => [fingerprint, { id, number }]));
  return fingerprints.map((fingerprint) => first.get(fingerprint));
}
