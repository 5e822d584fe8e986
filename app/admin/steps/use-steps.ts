import { useRef } from "react";
import type { ListedStep } from "../../../domain/ledger/ledger.ts";
import { messages } from "../../messages.ts";
import { useAsked } from "../../ui/use-asked.ts";
import { panel } from "../panel-calls.ts";
import { useRefusal } from "../use-refusal.ts";

/** The newest page of steps, and one more each time that older ones are wanted. */
export function useSteps() {
  const pages = useRef(1);
  const refuse = useRefusal();
  const { known, reload } = useAsked(
    () => newestPages(pages.current),
    (error) => refuse(error, messages.dataFailed),
  );
  const showOlder = () => {
    pages.current += 1;
    return reload();
  };
  return { steps: known?.steps, hasOlder: known?.before !== undefined, reload, showOlder };
}

async function newestPages(count: number) {
  const steps: ListedStep[] = [];
  let before: string | undefined;
  for (let page = 0; page < count; page += 1) {
    const told = await panel.steps(before);
    steps.push(...told.steps);
    before = told.before;
    if (before === undefined) break;
  }
  return { steps, before };
}
