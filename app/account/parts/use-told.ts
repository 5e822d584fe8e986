import { useSession } from "../../session.tsx";
import { useAsked } from "../../ui/use-asked.ts";

/** Facts of the account; whose sign-in has ended is signed out. */
export function useTold<Told>(ask: () => Promise<Told>) {
  const { setUser } = useSession();
  return useAsked(ask, ({ status }) => status === 401 && setUser(null));
}
