import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from "react";
import type { User } from "../domain/account/user.ts";
import { currentToken, followShared, onThisDevice, SHARED } from "./browser-storage.ts";
import { messages } from "./messages.ts";
import type { SignInAnswer, SignInRefusal } from "./session-calls.ts";

/** Loaded on demand, because most visitors never sign in. */
const loadCalls = () => import("./session-calls.ts");

type Calls = Awaited<ReturnType<typeof loadCalls>>;

export type AuthOutcome = { ok: true } | SignInRefusal;

type Session = {
  user: User | null;
  isLoading: boolean;
  signIn(attempt: (calls: Calls) => Promise<SignInAnswer>, unexpected?: string): Promise<AuthOutcome>;
  logout(): void;
  /** For changes of the user's own data, and null for an ended session. */
  setUser(user: User | null): void;
};

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession outside SessionProvider");
  return session;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null);
  const [isLoading, setLoading] = useState(true);

  useEffect(function restoreAndFollowSession() {
    const stopped = new AbortController();
    const restore = async (token: string) => {
      const { findCurrentUser } = await loadCalls();
      const found = await findCurrentUser(token);
      // The answer does not concern a token that a later sign-in has stored.
      if (stopped.signal.aborted || currentToken() !== token) return;
      if (!found) onThisDevice.remove(SHARED.token);
      setUser(found);
    };
    const settle = () => {
      if (!stopped.signal.aborted) setLoading(false);
    };
    // If the code could not be loaded, no one refused the token: it stays for the next page.
    const follow = (token: string) => restore(token).then(settle, settle);
    const followOtherTabs = () => {
      const token = currentToken();
      if (token) follow(token);
      else setUser(null);
    };
    followShared(SHARED.token, followOtherTabs, stopped.signal);
    const token = currentToken();
    // An urgent change of the context would hydrate the whole page at once.
    if (token) follow(token);
    else startTransition(settle);
    return () => stopped.abort();
  }, []);

  const session = useMemo<Session>(() => {
    return {
      user,
      isLoading,
      setUser,
      async signIn(attempt, unexpected = messages.actionFailed) {
        const answer = await loadCalls()
          .then(attempt)
          .catch((): SignInAnswer => ({ ok: false, error: unexpected }));
        if (!answer.ok) return answer;
        onThisDevice.write(SHARED.token, answer.signedIn.token);
        setUser(answer.signedIn.user);
        return { ok: true };
      },
      logout: () => {
        const token = currentToken();
        onThisDevice.remove(SHARED.token);
        setUser(null);
        // If this call is lost, the session still ends when it expires on the server.
        if (token)
          loadCalls().then(
            ({ logOut }) => logOut(token),
            () => {},
          );
      },
    };
  }, [user, isLoading]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
