import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

import { callSignedIn } from "../parts/account-calls.ts";

export type SecondStep = { isOn: boolean; recoveries: number };
export type NewKey = { key: string; qr: { path: string; size: number } };
export type OwnPasskey = { id: string; name: string; madeAt: string; usedAt: string | null };

type Listed = { passkeys: OwnPasskey[] };

const passkeysIn = ({ passkeys }: Listed): OwnPasskey[] => passkeys;

/** What changes how one signs in: the server wants a fresh proof for most of it. */
export const secondFactor = {
  tell: () => callSignedIn<SecondStep>("GET", "/account/second-factor"),
  newKey: () => callSignedIn<NewKey>("POST", "/account/second-factor/key"),
  turnOn: (code: string) =>
    callSignedIn<{ recoveryCodes: string[] }>("POST", "/account/second-factor", { body: { code } }).then(
      ({ recoveryCodes }) => recoveryCodes,
    ),
  turnOff: (code: string) => callSignedIn("POST", "/account/second-factor/off", { body: { code } }),

  passkeys: () => callSignedIn<Listed>("GET", "/account/passkeys").then(passkeysIn),
  /** The browser shows its own question; what it answers is sent on. */
  async addPasskey() {
    const optionsJSON = await callSignedIn<PublicKeyCredentialCreationOptionsJSON>(
      "POST",
      "/account/passkeys/question",
    );
    const { startRegistration } = await import("@simplewebauthn/browser");
    const body = await startRegistration({ optionsJSON });
    return passkeysIn(await callSignedIn<Listed>("POST", "/account/passkeys", { body }));
  },
  removePasskey: (id: string) =>
    callSignedIn<Listed>("DELETE", `/account/passkeys/${encodeURIComponent(id)}`).then(passkeysIn),
};
