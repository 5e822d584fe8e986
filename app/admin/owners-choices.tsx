import { createContext, type ReactNode, use } from "react";
import type { ChoiceSet } from "../../domain/choice/choice-sets.ts";
import { useRequest } from "../ui/use-request.ts";
import { panel } from "./panel-calls.ts";

const Loaded = createContext<readonly ChoiceSet[]>([]);

/** Loads the sets of choices for all that shows products. */
export function OwnersChoicesProvider({ children }: { children: ReactNode }) {
  const { answer } = useRequest(panel.choices);
  return <Loaded value={answer?.sets ?? NONE}>{children}</Loaded>;
}

const NONE: readonly ChoiceSet[] = [];

/** None until they have loaded. */
export const useOwnersChoices = (): readonly ChoiceSet[] => use(Loaded);
