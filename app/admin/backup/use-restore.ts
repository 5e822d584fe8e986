import { useRef, useState } from "react";
import type { BroughtOrders, SeenCopy } from "../../../domain/backup/shop-copies.ts";
import { ApiError } from "../../api-client.ts";
import type { Attempt } from "../../proof/use-proof.tsx";
import { randomToken } from "../../ui/random-token.ts";
import { backupCalls, type CopySource, type RestoreProgress } from "./backup-calls.ts";

/** The steps of a restore, one after the other, as the sheet shows them. */
export type RestoreState =
  | { step: "uploading"; sent: number; size: number }
  | ({ step: "working" } & RestoreProgress)
  | { step: "seen"; seen: SeenCopy; source: CopySource }
  | { step: "restored" }
  | { step: "failed"; why: string; again?: (() => void) | undefined };

const INTERRUPTED = "Bağlantı koptu. Kaldığı yerden devam edebilirsin.";
const UNKNOWN = "Bağlantı koptu. Dükkân işini sürdürüyor olabilir; birazdan sayfayı yenileyip bak.";

type Show = (state: RestoreState) => void;

/** Takes a file or a kept copy through its check and its preview to the restored shop. */
export function useRestore(attempt: Attempt) {
  const [state, setState] = useState<RestoreState>();
  const newest = useRef(new AbortController());

  /** Ends an upload that is under way; what was begun earlier shows nothing any more. */
  function begin(): { show: Show; signal: AbortSignal } {
    newest.current.abort();
    newest.current = new AbortController();
    const { signal } = newest.current;
    const show = (next: RestoreState) => {
      if (!signal.aborted) setState(next);
    };
    return { show, signal };
  }

  async function look(source: CopySource, { show, signal } = begin()): Promise<void> {
    show({ step: "working", phase: "checking" });
    try {
      const seen = await backupCalls.look({ source, signal }, (progress) => show({ step: "working", ...progress }));
      show({ step: "seen", seen, source });
    } catch (error) {
      show(failed(error, INTERRUPTED, () => look(source)));
    }
  }

  /** A proof that is asked for on the way lies over the sheet, which then says what is missing. */
  const upload = (file: File, id = randomToken(), at = 0): Promise<void> =>
    attempt(async () => {
      const run = begin();
      let sent = at;
      const arrived = (bytes: number) => {
        sent = bytes;
        run.show({ step: "uploading", sent, size: file.size });
      };
      arrived(at);
      try {
        await backupCalls.upload({ file, id, at, signal: run.signal }, arrived);
      } catch (error) {
        run.show(failed(error, INTERRUPTED, () => upload(file, id, sent)));
        if (error instanceof ApiError && error.needs) throw error;
        return;
      }
      if (!run.signal.aborted) await look({ upload: id }, run);
    });

  const confirm = (
    { source, seen }: { source: CopySource; seen: SeenCopy },
    roles: readonly string[],
  ): Promise<void> => {
    const { show } = begin();
    return attempt(
      async () => {
        await backupCalls.restore({ source, confirm: seen.confirm, roles }, (progress) =>
          show({ step: "working", ...progress }),
        );
        show({ step: "restored" });
      },
      (error) => show(failed(error, UNKNOWN)),
    );
  };

  /** Takes only the orders of the copy that the book lacks. */
  const bringOrders = (
    { source, seen }: { source: CopySource; seen: SeenCopy },
    done: (brought: BroughtOrders) => void,
  ): Promise<void> => {
    const { show } = begin();
    return attempt(
      async () => {
        const wanted = { source, confirm: seen.confirm };
        done(await backupCalls.bringOrders(wanted, (progress) => show({ step: "working", ...progress })));
      },
      (error) => show(failed(error, UNKNOWN)),
    );
  };

  return {
    state,
    bringOrders,
    look: (source: CopySource) => look(source),
    upload: (file: File) => upload(file),
    confirm,
    leave: begin,
  };
}

/** Only a lost connection or a missing proof is worth another attempt. */
function failed(error: unknown, lost: string, again?: () => void): RestoreState {
  if (!(error instanceof ApiError)) throw error;
  return { step: "failed", why: error.detail ?? lost, again: error.status === 0 || error.needs ? again : undefined };
}
