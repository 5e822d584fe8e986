import { deviceWords } from "../../domain/account/device-words.ts";
import type { Session } from "../../domain/account/session.ts";
import { isAdmin, isStaff, type User } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger.ts";
import type { Sections } from "../../domain/settings/sections.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { type Sessions, TOKEN } from "./session-tokens.ts";

export type Caller = { user: User; token: string; session: Session };

/** Access of a route: the allowed callers, and the facts that the route gets about its caller. */
export type Access<Known> = {
  name: "everyone" | "user" | "staff" | "admin";
  admit(request: Request, sessions: Sessions): Promise<Known>;
};

/** The author under which the ledger records a change. The ledger refuses what the author may not change (decision 30). */
export const authorOf = ({ user }: Caller, { helpers, orders }: Rights = NO_RIGHTS): Author => ({
  id: user.id,
  name: user.name,
  reach: isAdmin(user) ? "shop" : helpers.mayChangePrices ? "products" : "products-without-prices",
  seesPersons: isAdmin(user) || orders.helpersSeePeople,
});

/** What the owner allows those who help her. */
type Rights = { helpers: Sections["helpers"]; orders: Pick<Sections["orders"], "helpersSeePeople"> };

const NO_RIGHTS: Rights = { helpers: { mayChangePrices: false }, orders: { helpersSeePeople: false } };

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

/** The owner alone. */
export const adminOnly: Access<Caller> = { name: "admin", admit: (...call) => admitIf(isAdmin, ...call) };

/** The owner and those who help her with products. */
export const staffOnly: Access<Caller> = { name: "staff", admit: (...call) => admitIf(isStaff, ...call) };

/** The role is read from the database with each request, so a role that was taken back counts at once, on every instance. */
async function admitIf(mayCall: (user: User) => boolean, request: Request, sessions: Sessions): Promise<Caller> {
  const caller = await signedIn.admit(request, sessions);
  if (!mayCall(caller.user)) throw new ShopError("forbidden", "Bunun için yönetici hesabıyla giriş yap");
  return caller;
}

/** The authors of the shop's changes, with the rights that helpers have at the moment. */
export const authorsIn =
  (snapshot: GetSnapshot) =>
  async (caller: Caller): Promise<Author> =>
    isAdmin(caller.user) ? authorOf(caller) : authorOf(caller, (await snapshot()).sections);

/** Two Authorization headers arrive joined by a comma, so neither of them counts. */
export function bearer(authorization: string | null | undefined): string | undefined {
  const [scheme, token, ...rest] = (authorization ?? "").split(" ");
  return scheme === "Bearer" && token && TOKEN.test(token) && rest.length === 0 ? token : undefined;
}

export const notSignedIn = (): ShopError => new ShopError("unauthenticated", "Önce giriş yapmalısın");

/** What a request tells about its sender: the address, the device in words, and the cookies. */
export type Visitor = { address: string; device: string; cookies: string | null };

export const visitorOf = ({ request, address }: { request: Request; address: string }): Visitor => ({
  address,
  device: deviceWords(request.headers.get("User-Agent") ?? ""),
  cookies: request.headers.get("Cookie"),
});
