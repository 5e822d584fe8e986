import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

import { asOneself } from "../parts/account-calls.ts";

export type SecondStep = { isOn: boolean; recoveries: number };
export type NewKey = { key: string; qr: { path: string; size: number } };
export type OwnPasskey = { id: string; name: string; madeAt: string; usedAt: string | null };

type Listed = { passkeys: OwnPasskey[] };

const passkeysIn = ({ passkeys }: Listed): OwnPasskey[] => passkeys;

/** What changes how one signs in: the server wants a fresh proof for most of it. */
export const secondFactor = {
  tell: () => asOneself<SecondStep>("GET", "/account/second-factor"),
  newKey: () => asOneself<NewKey>("POST", "/account/second-factor/key"),
  turnOn: (code: string) =>
    asOneself<{ recoveryCodes: string[] }>("POST", "/account/second-factor", { body: { code } }).then(
      ({ recoveryCodes }) => recoveryCodes,
    ),
  turnOff: (code: string) => asOneself("POST", "/account/second-factor/off", { body: { code } }),

  passkeys: () => asOneself<Listed>("GET", "/account/passkeys").then(passkeysIn),
  /** The browser shows its own question; what it answers is sent on. */
  async addPasskey() {
    const optionsJSON = await asOneself<PublicKeyCredentialCreationOptionsJSON>("POST", "/account/passkeys/question");
    const { startRegistration } = await import("@simplewebauthn/browser");
    const body = await startRegistration({ optionsJSON });
    return passkeysIn(await asOneself<Listed>("POST", "/account/passkeys", { body }));
  },
  removePasskey: (id: string) =>
    asOneself<Listed>("DELETE", `/account/passkeys/${encodeURIComponent(id)}`).then(passkeysIn),
};
