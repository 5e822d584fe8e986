import { useNavigate } from "react-router";
import { addresses } from "../../domain/web/addresses.ts";
import { ApiError } from "../api-client.ts";
import { endedSession } from "../proof/return-address.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";

export type FailureMessage = string | ((error: ApiError) => string);

/** Takes the error, the words of its toast (spec §8), and the place of the form that made the call. */
export type HandleFailure = (error: unknown, message: FailureMessage, form?: string) => ApiError;

/** Shows why a call failed; without a session or the admin role it also leads out of the panel. */
export function useFailureHandler(): HandleFailure {
  const { logout } = useSession();
  const navigate = useNavigate();
  return (error, message, form = "") => {
    if (!(error instanceof ApiError)) throw error;
    toast.error(typeof message === "string" ? message : message(error));
    // After the logout the page's guard leads to /login and back.
    if (error.status === 401) {
      logout();
      endedSession.note(form);
    }
    if (error.status === 403) navigate(addresses.home, { replace: true });
    return error;
  };
}

/** The server's own sentence if there is one: for errors that are shown only as a toast. */
export const reasonOr =
  (message: string) =>
  ({ detail }: ApiError): string =>
    detail ?? message;

/** Someone else has changed or deleted the product, so the list on the screen is stale. */
export const isOutdated = ({ status }: ApiError): boolean => status === 409 || status === 404;
