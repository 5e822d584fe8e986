import { type ReactNode, useState } from "react";
import { ApiError } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { useSession } from "../../session.tsx";
import { toast } from "../../toast.tsx";
import { ProofSheet } from "./proof-sheet.tsx";

const NEEDED = ["password", "code", "sign-in"] as const;

export type Needed = (typeof NEEDED)[number];

type Attempt = () => Promise<void>;

export type Attempted = (attempt: Attempt, failed?: string) => Promise<void>;

/** Tries something; where the server wants a fresh proof first, asks for it and tries again. `asking` belongs into the page. */
export function useProof(): { attempt: Attempted; asking: ReactNode } {
  const { setUser } = useSession();
  const [asked, setAsked] = useState<{ needs: Needed; again: Attempt }>();

  const attempt: Attempted = async (work, failed = messages.actionFailed) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const needs = NEEDED.find((word) => word === error.needs);
      if (needs) setAsked({ needs, again: () => attempt(work, failed) });
      else toast.error(error.detail ?? failed);
      if (error.status === 401) setUser(null);
    }
  };

  const asking = asked && (
    <ProofSheet
      needs={asked.needs}
      onProven={() => {
        setAsked(undefined);
        return asked.again();
      }}
      onClose={() => setAsked(undefined)}
    />
  );
  return { attempt, asking };
}
