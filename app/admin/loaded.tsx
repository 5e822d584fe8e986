import type { ReactNode } from "react";
import { messages } from "../messages.ts";
import { LostPart } from "../part/lost-part.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useRequest } from "../ui/use-request.ts";
import { useFailureHandler } from "./use-failure-handler.ts";

type LoadedProps<Answer> = { load: () => Promise<Answer>; children: (answer: Answer) => ReactNode };

/** What is loaded once before it can be shown; another attempt is offered if it does not come. */
export function Loaded<Answer>({ load, children }: LoadedProps<Answer>) {
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(load, (error) => handleFailure(error, messages.dataFailed));
  if (answer !== undefined) return children(answer);
  return hasFailed ? <LostPart onRetry={reload} /> : <Spinner />;
}
