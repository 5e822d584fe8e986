import { type ReactNode, useCallback, useId, useRef, useState } from "react";
import { ApiError } from "../../api-client.ts";
import { useOpened } from "../../ui/opened.ts";
import { ProofSheet } from "./proof-sheet.tsx";
import { useAccountFailure } from "./use-account-failure.ts";

const NEEDED = ["password", "code", "sign-in"] as const;

export type Needed = (typeof NEEDED)[number];

type Attempt = () => Promise<void>;

export type Attempted = (attempt: Attempt, failed?: string) => Promise<void>;

/**
 * Tries something, one thing at a time; where the server wants a fresh proof first, asks for it and tries again. `asking`
 * belongs into the page, and buttons say that they wait while it `isBusy`.
 */
export function useProof(): { attempt: Attempted; isBusy: boolean; asking: ReactNode } {
  const handleFailure = useAccountFailure();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const { isOpen, open, close } = useOpened(`kanit-${useId()}`);
  const [asked, setAsked] = useState<{ needs: Needed; work: Attempt; failed: string | undefined }>();

  const attempt: Attempted = useCallback(
    async (work, failed) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      try {
        await work();
      } catch (error) {
        const needs = error instanceof ApiError && NEEDED.find((word) => word === error.needs);
        if (needs) {
          setAsked({ needs, work, failed });
          open();
        } else handleFailure(error, failed);
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [handleFailure, open],
  );

  const asking = isOpen && asked && (
    <ProofSheet
      needs={asked.needs}
      onProven={() => {
        close();
        return attempt(asked.work, asked.failed);
      }}
      onClose={close}
    />
  );
  return { attempt, isBusy, asking };
}
