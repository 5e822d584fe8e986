import { useSession } from "../../session.tsx";
import { useRequest } from "../../ui/use-request.ts";

/** Facts of the account; whose sign-in has ended is signed out. */
export function useAccountRequest<Told>(ask: () => Promise<Told>) {
  const { setUser } = useSession();
  return useRequest(ask, ({ status }) => status === 401 && setUser(null));
}
