import { useSession } from "../../session.tsx";
import { useRequest } from "../../ui/use-request.ts";

/** Loads facts of the account. If the session has ended, the user is signed out. */
export function useAccountRequest<Answer>(request: () => Promise<Answer>) {
  const { setUser } = useSession();
  return useRequest(request, ({ status }) => status === 401 && setUser(null));
}
