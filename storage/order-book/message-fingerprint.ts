import { createHash } from "node:crypto";
import { messageCore } from "../../domain/order-book/message-core.ts";

/** The same for a message that is pasted twice; empty for an empty text. */
export function messageFingerprint(text: string): string {
  const core = messageCore(text);
  return core === "" ? "" : createHash("sha256").update(core).digest("base64url");
}
