import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import type {
  AccountEventsPage,
  NewKey,
  OpenInvitation,
  OwnAccount,
  PasskeyList,
  SecondFactorStatus,
} from "../../domain/account/account-answers.ts";
import type { AccountEventQuery } from "../../domain/account/account-event.ts";
import type { User } from "../../domain/account/user.ts";
import { call } from "../api-client.ts";
import { callSignedIn, storeDeviceMark } from "../session-calls.ts";

/** The API calls of the account page, loaded only with it. */
export const account = {
  describe: () => callSignedIn<OwnAccount>("GET", "/account"),
  rename: (name: string) =>
    callSignedIn<{ user: User }>("PATCH", "/account", { body: { name } }).then(({ user }) => user),
  /** Undefined if a link was mailed to the new address. */
  changeEmail: (email: string) =>
    callSignedIn<{ user?: User }>("POST", "/account/email", { body: { email } }).then(({ user }) => user),
  confirmEmail: (link: string) =>
    callSignedIn<{ user: User }>("POST", "/account/email/confirmation", { body: { link } }).then(({ user }) => user),
  changePassword: (body: { old?: string; password: string }) =>
    callSignedIn<{ device: string }>("POST", "/account/password", { body }).then(({ device }) =>
      storeDeviceMark(device),
    ),
  /** Fails if a fresh proof is needed. */
  demandProof: () => callSignedIn("GET", "/account/proof"),
  proveByGoogle: (sessionId: string) => callSignedIn("POST", "/account/google-proof", { body: { sessionId } }),
  connectGoogle: (sessionId: string) => callSignedIn("POST", "/account/google", { body: { sessionId } }),
  disconnectGoogle: () => callSignedIn("DELETE", "/account/google"),
  endSignIn: (id: string) => callSignedIn("DELETE", `/account/sign-ins/${encodeURIComponent(id)}`),
  endOtherSignIns: () => callSignedIn("DELETE", "/account/sign-ins"),
  isKept: () => callSignedIn<{ isKept: boolean }>("GET", "/account/kept").then(({ isKept }) => isKept),
  forgetKept: () => callSignedIn("DELETE", "/account/kept"),
  data: () => callSignedIn<Record<string, unknown>>("GET", "/account/data"),
  remove: (body: { password?: string }) => callSignedIn("POST", "/account/removal", { body }),
  linkFor: (email: string) =>
    callSignedIn<{ link: string; name: string }>("POST", "/admin/reset-links", { body: { email } }),
  endSignInsOf: (email: string) =>
    callSignedIn<{ ended: number; name: string }>("POST", "/admin/ended-sign-ins", { body: { email } }),
  listEvents: (query: AccountEventQuery) =>
    callSignedIn<AccountEventsPage>("GET", `/admin/account-events${searchOf(query)}`),

  readInvitation: (invitation: string) => call<OpenInvitation>("POST", "/invitations/read", { body: { invitation } }),
  acceptInvitation: (invitation: string) => callSignedIn("POST", "/invitations/accept", { body: { invitation } }),

  requestLink: (email: string) => call("POST", "/auth/forgot", { body: { email } }),
  resetPassword: (body: { link: string; password: string }) => call("POST", "/auth/reset", { body }),
};

function searchOf({ before, userId }: AccountEventQuery): string {
  const search = new URLSearchParams();
  if (before) search.set("before", before);
  if (userId) search.set("userId", userId);
  return search.size === 0 ? "" : `?${search}`;
}

export type OwnPasskey = PasskeyList["passkeys"][number];

const passkeysIn = ({ passkeys }: PasskeyList): OwnPasskey[] => passkeys;

/** The calls for the second factor and passkeys. The server wants a fresh proof for most of them. */
export const secondFactor = {
  status: () => callSignedIn<SecondFactorStatus>("GET", "/account/second-factor"),
  newKey: () => callSignedIn<NewKey>("POST", "/account/second-factor/key"),
  turnOn: (code: string) =>
    callSignedIn<{ recoveryCodes: string[] }>("POST", "/account/second-factor", { body: { code } }).then(
      ({ recoveryCodes }) => recoveryCodes,
    ),
  turnOff: (code: string) => callSignedIn("POST", "/account/second-factor/off", { body: { code } }),

  passkeys: () => callSignedIn<PasskeyList>("GET", "/account/passkeys").then(passkeysIn),
  /** The browser asks the user; its answer is sent to the server. */
  async addPasskey() {
    const optionsJSON = await callSignedIn<PublicKeyCredentialCreationOptionsJSON>(
      "POST",
      "/account/passkeys/question",
    );
    const { startRegistration } = await import("@simplewebauthn/browser");
    const body = await startRegistration({ optionsJSON });
    return passkeysIn(await callSignedIn<PasskeyList>("POST", "/account/passkeys", { body }));
  },
  removePasskey: (id: string) =>
    callSignedIn<PasskeyList>("DELETE", `/account/passkeys/${encodeURIComponent(id)}`).then(passkeysIn),
};
