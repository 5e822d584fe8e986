import { deviceWords } from "../../domain/account/devices.ts";
import type { Session } from "../../domain/account/session.ts";
import { isAdmin, isStaff, type User } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger.ts";
import type { Sections } from "../../domain/settings/sections.ts";
import { type Sessions, TOKEN } from "./session-tokens.ts";

export type Caller = { user: User; token: string; session: Session };

/** The owner or a helper. The ledger records her changes under `by`, and refuses what she may not change (decision 30). */
export type Staff = Caller & { by: Author };

/** The rights that the owner gives to helpers. */
type Rights = { helpers: Sections["helpers"]; orders: Pick<Sections["orders"], "helpersSeePeople"> };

export type CallerParts = { sessions: Pick<Sessions, "find">; rights(): Promise<Rights> };

/** Access of a route: the allowed callers, and the facts that the route gets about its caller. */
export type Access<Known> = {
  name: "everyone" | "user" | "staff" | "admin";
  admit(request: Request, parts: CallerParts): Promise<Known>;
};

export const everyone: Access<undefined> = { name: "everyone", admit: async () => undefined };

export const signedIn: Access<Caller> = {
  name: "user",
  async admit(request, { sessions }) {
    const token = bearer(request.headers.get("Authorization"));
    const found = token && (await sessions.find(token));
    if (!found) throw notSignedIn();
    return { ...found, token };
  },
};

/** The owner alone. */
export const adminOnly: Access<Staff> = { name: "admin", admit: (...call) => admitIf(isAdmin, ...call) };

/** The owner and those who help her with products. */
export const staffOnly: Access<Staff> = { name: "staff", admit: (...call) => admitIf(isStaff, ...call) };

/** Role and rights are read from the database with each request, so one that was taken back counts at once, on every instance. */
async function admitIf(mayCall: (user: User) => boolean, request: Request, parts: CallerParts): Promise<Staff> {
  const caller = await signedIn.admit(request, parts);
  const { id, name } = caller.user;
  if (!mayCall(caller.user)) throw new ShopError("forbidden", "Bunun için yönetici hesabıyla giriş yap");
  if (isAdmin(caller.user)) return { ...caller, by: { id, name, reach: "shop", seesPersons: true } };
  const { helpers, orders } = await parts.rights();
  const reach = helpers.mayChangePrices ? "products" : "products-without-prices";
  return { ...caller, by: { id, name, reach, seesPersons: orders.helpersSeePeople } };
}

/** Two Authorization headers arrive joined by a comma, so neither of them counts. */
export function bearer(authorization: string | null | undefined): string | undefined {
  const [scheme, token, ...rest] = (authorization ?? "").split(" ");
  return scheme === "Bearer" && token && TOKEN.test(token) && rest.length === 0 ? token : undefined;
}

export const notSignedIn = (): ShopError => new ShopError("unauthenticated", "Önce giriş yapmalısın");

/** The sender of a request: the address, the device in words, and the cookies. */
export type Visitor = { address: string; device: string; cookies: string | null };

export const visitorOf = ({ request, address }: { request: Request; address: string }): Visitor => ({
  address,
  device: deviceWords(request.headers.get("User-Agent") ?? ""),
  cookies: request.headers.get("Cookie"),
});
