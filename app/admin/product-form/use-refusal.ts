import { useNavigate } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { ApiError } from "../../api-client.ts";
import { useSession } from "../../session.tsx";
import { toast } from "../../toast.tsx";

/** After a failed write: its toast (spec §8), and away from the panel with whoever may not write any more. */
export function useRefusal(): (error: unknown, message: string) => ApiError {
  const { logout } = useSession();
  const navigate = useNavigate();
  return (error, message) => {
    if (!(error instanceof ApiError)) throw error;
    toast.error(message);
    // Once nobody is signed in, the page's guard leads to /login and back.
    if (error.status === 401) logout();
    if (error.status === 403) navigate(addresses.home, { replace: true });
    return error;
  };
}

/** Someone else changed or deleted it meanwhile: the list on the screen is no longer true. */
export const isOutdated = ({ status }: ApiError): boolean => status === 409 || status === 404;
