import type { AccountEvent, AccountEventQuery } from "../../../domain/account/account-event.ts";
import type { OwnSignIn } from "../../../domain/account/own-sign-in.ts";
import type { User } from "../../../domain/account/user.ts";
import { type CallOptions, call } from "../../api-client.ts";
import { currentToken } from "../../session.tsx";
import { storeDeviceMark } from "../../session-calls.ts";

export type OwnAccount = { userId: string; hasPassword: boolean; hasGoogle: boolean | null; signIns: OwnSignIn[] };

/** Of everybody, for admins; `before` names where the next page begins. */
export type ToldEvents = { events: (Omit<AccountEvent, "at"> & { at: string })[]; before?: string };

export type Proof = { password: string } | { code: string };

/** What people ask of their own account: none of it is loaded before they do. */
export const account = {
  describe: () => asOneself<OwnAccount>("GET", "/account"),
  rename: (name: string) => asOneself<{ user: User }>("PATCH", "/account", { body: { name } }).then(({ user }) => user),
  changePassword: (body: { old?: string; password: string }) =>
    asOneself<{ device: string }>("POST", "/account/password", { body }).then(({ device }) => storeDeviceMark(device)),
  /** Refused where a fresh proof is wanted. */
  demandProof: () => asOneself("GET", "/account/proof"),
  prove: (body: Proof) => asOneself("POST", "/account/proof", { body }),
  proveByGoogle: (sessionId: string) => asOneself("POST", "/account/google-proof", { body: { sessionId } }),
  connectGoogle: (sessionId: string) => asOneself("POST", "/account/google", { body: { sessionId } }),
  disconnectGoogle: () => asOneself("DELETE", "/account/google"),
  endSignIn: (id: string) => asOneself("DELETE", `/account/sign-ins/${encodeURIComponent(id)}`),
  endOtherSignIns: () => asOneself("DELETE", "/account/sign-ins"),
  remove: (body: { password?: string }) => asOneself("POST", "/account/removal", { body }),
  linkFor: (email: string) =>
    asOneself<{ link: string; name: string }>("POST", "/admin/reset-links", { body: { email } }),
  endSignInsOf: (email: string) =>
    asOneself<{ ended: number; name: string }>("POST", "/admin/ended-sign-ins", { body: { email } }),
  listEvents: (asked: AccountEventQuery) => asOneself<ToldEvents>("GET", `/admin/account-events${questionOf(asked)}`),

  askForLink: (email: string) => call("POST", "/auth/forgot", { body: { email } }),
  takeLink: (body: { link: string; password: string }) => call("POST", "/auth/reset", { body }),
};

export const asOneself = <Answer>(method: string, path: string, options: CallOptions = {}) =>
  call<Answer>(method, path, { ...options, token: currentToken() });

function questionOf({ before, userId }: AccountEventQuery): string {
  const question = new URLSearchParams({ ...(before && { before }), ...(userId && { userId }) });
  return question.size === 0 ? "" : `?${question}`;
}
