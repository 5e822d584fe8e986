import { useNavigate } from "react-router";
import { addresses } from "../../domain/web/addresses.ts";
import { ApiError } from "../api-client.ts";
import { endedSession } from "../ended-session.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";

type Told = string | ((error: ApiError) => string);

/** What became of a failed write, its toast (spec §8), and the place of the form that wanted it. */
export type HandleFailure = (error: unknown, message: Told, form?: string) => ApiError;

/** Leads away from the panel whoever may not write any more. */
export function useFailureHandler(): HandleFailure {
  const { logout } = useSession();
  const navigate = useNavigate();
  return (error, message, form = "") => {
    if (!(error instanceof ApiError)) throw error;
    toast.error(typeof message === "string" ? message : message(error));
    // Once nobody is signed in, the page's guard leads to /login and back.
    if (error.status === 401) {
      logout();
      endedSession.note(form);
    }
    if (error.status === 403) navigate(addresses.home, { replace: true });
    return error;
  };
}

/** The server's own sentence where there is one: for a refusal that is told nowhere else. */
export const reasonOr =
  (message: string) =>
  ({ detail }: ApiError): string =>
    detail ?? message;

/** Someone else changed or deleted it meanwhile: the list on the screen is no longer true. */
export const isOutdated = ({ status }: ApiError): boolean => status === 409 || status === 404;
