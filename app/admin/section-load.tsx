import { type ReactNode, useRef, useState } from "react";
import { isStaff } from "../../domain/account/user.ts";
import { ApiError } from "../api-client.ts";
import { currentToken } from "../browser-storage.ts";
import { messages } from "../messages.ts";
import { LostPart } from "../part/lost-part.tsx";
import { findCurrentUser } from "../session-calls.ts";
import { Spinner } from "../ui/spinner.tsx";
import { useRequest } from "../ui/use-request.ts";
import { type FailureMessage, useFailureHandler } from "./use-failure-handler.ts";

/**
 * A section's `clientLoader`: only the browser has the token (spec §4). What it throws is shown by the panel's frame, which offers another
 * attempt (admin-page.tsx).
 */
export function sectionLoader<Answer>(load: (request: Request) => Promise<Answer>) {
  return async ({ request }: { request: Request }): Promise<Answer> => {
    await demandStaff();
    return load(request);
  };
}

/** Without a member of the staff it fails at once as the server would. */
export async function demandStaff(): Promise<void> {
  const token = currentToken();
  const user = token ? await findCurrentUser(token) : null;
  if (!isStaff(user)) throw new ApiError(user ? 403 : 401);
}

/** The loaded data of a section whose writes load it anew. A failed reload leaves it on the screen. */
export function useSectionData<Answer>(loaded: Answer, load: () => Promise<Answer>) {
  const handleFailure = useFailureHandler();
  const [answer, setAnswer] = useState(loaded);
  const newest = useRef(0);
  const reload = async (): Promise<void> => {
    newest.current += 1;
    const current = newest.current;
    try {
      const received = await load();
      if (current === newest.current) setAnswer(received);
    } catch (error) {
      handleFailure(error, messages.dataFailed);
    }
  };
  return { answer, setAnswer, reload };
}

/** Loads a part of a section. `waiting` stands in its place until it has come; a load that fails is offered again. */
export function useLoaded<Answer>(
  load: () => Promise<Answer>,
  key?: unknown,
  message: FailureMessage = messages.dataFailed,
) {
  const handleFailure = useFailureHandler();
  const request = useRequest(load, (error) => handleFailure(error, message), key);
  const { answer, hasFailed, reload } = request;
  const waiting = answer === undefined && (hasFailed ? <LostPart onRetry={reload} /> : <Spinner />);
  return { ...request, waiting };
}

type LoadedProps<Answer> = { load: () => Promise<Answer>; children: (answer: Answer) => ReactNode };

/** Loads once before it shows its children. */
export function Loaded<Answer>({ load, children }: LoadedProps<Answer>) {
  const { answer, waiting } = useLoaded(load);
  return answer === undefined ? waiting : children(answer);
}
