import type { KeptCopy } from "../../../domain/backup/kept-copies.ts";
import type { BroughtOrders, NightlyState, SeenCopy } from "../../../domain/backup/shop-copies.ts";
import { ApiError, fetchApi } from "../../api-client.ts";
import { currentToken } from "../../browser-storage.ts";
import { callSignedIn } from "../../session-calls.ts";

export type CopySource = { upload: string } | { name: string };

/** `roles` are the addresses of those who get back the role that they have in the copy. */
type WantedRestore = { source: CopySource; confirm: string; roles: readonly string[] };

export type RestoreProgress = { phase?: "checking" | "copying" | "restoring"; done?: number; total?: number };

/** Small enough for a slow phone: no request of the shop may last longer than twenty seconds. */
const PIECE_BYTES = 1024 * 1024;

export const backupCalls = {
  list: () => callSignedIn<{ copies: KeptCopy[]; nightly: NightlyState }>("GET", "/admin/backups"),

  /** `name` is a kept copy's; null stands for the shop as it is now. */
  link: (name: string | null, isFull = false) =>
    callSignedIn<{ address: string }>("POST", "/admin/backups/link", { body: { name, isFull } }).then(
      ({ address }) => address,
    ),

  /** Sends the rest of the file from `at` on. `sent` gets the bytes that have arrived, from which a later call continues. */
  async upload({ file, id, at, signal }: Upload, sent: (bytes: number) => void): Promise<void> {
    for (let from = at; from < file.size && !signal.aborted; ) {
      const answer = await send("PUT", `/admin/restore/uploads/${id}?at=${from}`, {
        type: "application/octet-stream",
        body: file.slice(from, from + PIECE_BYTES),
        signal,
      });
      from = Number((await answer.json()).bytes);
      sent(from);
    }
  },

  look: ({ signal, source }: Looking, tell: (progress: RestoreProgress) => void) =>
    restore<SeenCopy>({ source }, tell, signal),

  restore: (wanted: WantedRestore, tell: (progress: RestoreProgress) => void) =>
    restore<{ before: string }>(wanted, tell),

  /** Takes only the orders that the book lacks. */
  bringOrders: (wanted: Omit<WantedRestore, "roles">, tell: (progress: RestoreProgress) => void) =>
    restore<BroughtOrders>({ ...wanted, only: "orders" }, tell),
};

/** `signal` ends it when the sheet is left. */
type Looking = { source: CopySource; signal: AbortSignal };

type Upload = { file: File; id: string; at: number; signal: AbortSignal };

type Sent = { type: string; body: BodyInit; signal?: AbortSignal | undefined };

function send(method: string, path: string, { type, body, signal }: Sent): Promise<Response> {
  const headers = { Authorization: `Bearer ${currentToken()}`, "Content-Type": type };
  return fetchApi(path, { method, headers, body, signal: signal ?? null });
}

type Line<Result> = RestoreProgress & { result?: Result; status?: number; detail?: string };

/** The shop answers with a line a second; the last one has the result or the refusal. */
async function restore<Result>(
  body: object,
  tell: (progress: RestoreProgress) => void,
  signal?: AbortSignal,
): Promise<Result> {
  const answer = await send("POST", "/admin/restore", { type: "application/json", body: JSON.stringify(body), signal });
  const lines = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = (await lines?.read().catch(() => undefined)) ?? { done: true };
    if (done) throw new ApiError(0);
    const texts = (rest + value).split("\n");
    rest = texts.pop() ?? "";
    for (const text of texts) {
      const line: Line<Result> = JSON.parse(text);
      if (line.result) return line.result;
      if (line.status !== undefined) throw new ApiError(line.status, line);
      tell(line);
    }
  }
}
