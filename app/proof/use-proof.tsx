import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { ApiError } from "../api-client.ts";
import { useOpened } from "../ui/opened.ts";
import { ProofSheet } from "./proof-sheet.tsx";
import { useAccountFailure } from "./use-account-failure.ts";

const PROOF_KINDS = ["password", "code", "sign-in"] as const;

export type ProofKind = (typeof PROOF_KINDS)[number];

type Work = () => Promise<void>;

type Report = (error: unknown) => void;

/** `report` shows why the work failed. */
export type Attempt = (work: Work, report?: Report) => Promise<void>;

/**
 * Attempts one call at a time. If the server wants a fresh proof first, the user is asked for it and the call is repeated. The caller
 * renders `proofSheet`, and disables its buttons while `isBusy`.
 */
export function useProof(): { attempt: Attempt; isBusy: boolean; proofSheet: ReactNode } {
  const handleFailure = useAccountFailure();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const { isOpen, open, close } = useOpened(`kanit-${useId()}`);
  const [pending, setPending] = useState<{ needs: ProofKind; work: Work; report: Report; isProven?: boolean }>();

  const attempt: Attempt = useCallback(
    async (work, report = handleFailure) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      try {
        await work();
      } catch (error) {
        const needs = error instanceof ApiError && PROOF_KINDS.find((word) => word === error.needs);
        if (needs) {
          setPending({ needs, work, report });
          open();
        } else report(error);
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [handleFailure, open],
  );

  useEffect(
    /** Closing is a step back in history. It must be over, because it would cancel a work that leaves for Google. */
    function repeatOnceSheetIsClosed() {
      if (isOpen || !pending?.isProven) return;
      setPending(undefined);
      void attempt(pending.work, pending.report);
    },
    [isOpen, pending, attempt],
  );

  const proofSheet = isOpen && pending && (
    <ProofSheet
      needs={pending.needs}
      onProven={() => {
        setPending({ ...pending, isProven: true });
        close();
      }}
      onClose={close}
    />
  );
  return { attempt, isBusy, proofSheet };
}
