import type { ApiError } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { ledgerCalls } from "./ledger-calls.ts";

export type Refused = (error: unknown, message: string) => ApiError;

type TakingBack = { refuse: Refused; onDone: () => void };

/** What a toast offers after a step: the way back. */
export const takingBack = (step: string, { refuse, onDone }: TakingBack) => ({
  label: "Geri Al",
  onClick: () => {
    ledgerCalls
      .undo(step)
      .then(() => toast.success(messages.takenBack))
      .catch((error: unknown) => {
        refuse(error, messages.actionFailed);
      })
      .then(onDone)
      .catch(reportError);
  },
});
