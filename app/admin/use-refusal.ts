import { useNavigate } from "react-router";
import { addresses } from "../../domain/web/addresses.ts";
import { ApiError } from "../api-client.ts";
import { endedSession } from "../ended-session.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";

/** What became of a failed write, its toast (spec §8), and the place of the form that wanted it. */
export type Refuse = (error: unknown, message: string, form?: string) => ApiError;

/** Leads away from the panel whoever may not write any more. */
export function useRefusal(): Refuse {
  const { logout } = useSession();
  const navigate = useNavigate();
  return (error, message, form = "") => {
    if (!(error instanceof ApiError)) throw error;
    toast.error(message);
    // Once nobody is signed in, the page's guard leads to /login and back.
    if (error.status === 401) {
      logout();
      endedSession.note(form);
    }
    if (error.status === 403) navigate(addresses.home, { replace: true });
    return error;
  };
}

/** Someone else changed or deleted it meanwhile: the list on the screen is no longer true. */
export const isOutdated = ({ status }: ApiError): boolean => status === 409 || status === 404;
