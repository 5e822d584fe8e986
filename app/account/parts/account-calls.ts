import type { AccountEvent, AskedEvents } from "../../../domain/account/account-event.ts";
import type { OwnSignIn } from "../../../domain/account/own-sign-in.ts";
import type { User } from "../../../domain/account/user.ts";
import { call } from "../../api-client.ts";
import { currentToken } from "../../session.tsx";
import { keepMark } from "../../session-calls.ts";

export type OwnAccount = { userId: string; hasPassword: boolean; hasGoogle: boolean | null; signIns: OwnSignIn[] };

/** Of everybody, for admins; `before` names where the next page begins. */
export type ToldEvents = { events: (Omit<AccountEvent, "at"> & { at: string })[]; before?: string };

export type Proof = { password: string } | { code: string };

/** What people ask of their own account: none of it is loaded before they do. */
export const account = {
  describe: () => call<OwnAccount>("GET", "/account", mine()),
  rename: (name: string) =>
    call<{ user: User }>("PATCH", "/account", { ...mine(), body: { name } }).then(({ user }) => user),
  changePassword: (body: { old?: string; password: string }) =>
    call<{ device: string }>("POST", "/account/password", { ...mine(), body }).then(({ device }) => keepMark(device)),
  /** Refused where a fresh proof is wanted. */
  demandProof: () => call("GET", "/account/proof", mine()),
  prove: (body: Proof) => call("POST", "/account/proof", { ...mine(), body }),
  proveByGoogle: (sessionId: string) => call("POST", "/account/google-proof", { ...mine(), body: { sessionId } }),
  connectGoogle: (sessionId: string) => call("POST", "/account/google", { ...mine(), body: { sessionId } }),
  disconnectGoogle: () => call("DELETE", "/account/google", mine()),
  endSignIn: (id: string) => call("DELETE", `/account/sign-ins/${encodeURIComponent(id)}`, mine()),
  endOtherSignIns: () => call("DELETE", "/account/sign-ins", mine()),
  remove: (body: { password?: string }) => call("POST", "/account/removal", { ...mine(), body }),
  linkFor: (email: string) =>
    call<{ link: string; name: string }>("POST", "/admin/reset-links", { ...mine(), body: { email } }),
  endSignInsOf: (email: string) =>
    call<{ ended: number; name: string }>("POST", "/admin/ended-sign-ins", { ...mine(), body: { email } }),
  listEvents: (asked: AskedEvents) => call<ToldEvents>("GET", `/admin/account-events${questionOf(asked)}`, mine()),

  askForLink: (email: string) => call("POST", "/auth/forgot", { body: { email } }),
  takeLink: (body: { link: string; password: string }) => call("POST", "/auth/reset", { body }),
};

export const mine = () => ({ token: currentToken() });

function questionOf({ before, userId }: AskedEvents): string {
  const question = new URLSearchParams({ ...(before && { before }), ...(userId && { userId }) });
  return question.size === 0 ? "" : `?${question}`;
}
