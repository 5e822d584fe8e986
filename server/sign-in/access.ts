import type { Session } from "../../domain/account/session.ts";
import { isAdmin, type User } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger/author.ts";
import { type Sessions, TOKEN } from "./session-tokens.ts";

export type Caller = { user: User; token: string; session: Session };

/** Access of a route: the allowed callers, and the facts that the route gets about its caller. */
export type Access<Known> = {
  name: "everyone" | "user" | "admin";
  admit(request: Request, sessions: Sessions): Promise<Known>;
};

/** The author under which the ledger records a change. */
export const authorOf = ({ user }: Caller): Author => ({ id: user.id, name: user.name });

export const everyone: Access<undefined> = { name: "everyone", admit: async () => undefined };

export const signedIn: Access<Caller> = {
  name: "user",
  async admit(request, sessions) {
    const token = bearer(request.headers.get("Authorization"));
    const found = token && (await sessions.find(token));
    if (!found) throw notSignedIn();
    return { ...found, token };
  },
};

export const adminOnly: Access<Caller> = {
  name: "admin",
  async admit(request, sessions) {
    const caller = await signedIn.admit(request, sessions);
    if (!isAdmin(caller.user)) throw new ShopError("forbidden", "Bunun için yönetici hesabıyla giriş yap");
    return caller;
  },
};

/** Two Authorization headers arrive joined by a comma, so neither of them counts. */
export function bearer(authorization: string | null | undefined): string | undefined {
  const [scheme, token, ...rest] = (authorization ?? "").split(" ");
  return scheme === "Bearer" && token && TOKEN.test(token) && rest.length === 0 ? token : undefined;
}

export const notSignedIn = (): ShopError => new ShopError("unauthenticated", "Önce giriş yapmalısın");
