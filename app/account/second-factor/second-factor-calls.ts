import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { call } from "../../api-client.ts";
import { mine } from "../parts/account-calls.ts";

export type SecondStep = { isOn: boolean; recoveries: number };
export type NewKey = { key: string; qr: { path: string; size: number } };
export type OwnPasskey = { id: string; name: string; madeAt: string; usedAt: string | null };

type Listed = { passkeys: OwnPasskey[] };

const passkeysIn = ({ passkeys }: Listed): OwnPasskey[] => passkeys;

/** What changes how one signs in: the server wants a fresh proof for most of it. */
export const secondFactor = {
  tell: () => call<SecondStep>("GET", "/account/second-factor", mine()),
  newKey: () => call<NewKey>("POST", "/account/second-factor/key", mine()),
  turnOn: (code: string) =>
    call<{ recoveryCodes: string[] }>("POST", "/account/second-factor", { ...mine(), body: { code } }).then(
      ({ recoveryCodes }) => recoveryCodes,
    ),
  turnOff: (code: string) => call("POST", "/account/second-factor/off", { ...mine(), body: { code } }),

  passkeys: () => call<Listed>("GET", "/account/passkeys", mine()).then(passkeysIn),
  /** The browser shows its own question; what it answers is sent on. */
  async addPasskey() {
    const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>(
      "POST",
      "/account/passkeys/question",
      mine(),
    );
    const { startRegistration } = await import("@simplewebauthn/browser");
    const body = await startRegistration({ optionsJSON });
    return passkeysIn(await call<Listed>("POST", "/account/passkeys", { ...mine(), body }));
  },
  removePasskey: (id: string) =>
    call<Listed>("DELETE", `/account/passkeys/${encodeURIComponent(id)}`, mine()).then(passkeysIn),
};
