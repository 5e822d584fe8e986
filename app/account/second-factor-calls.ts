import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { callSignedIn } from "../signed-in-calls.ts";

export type SecondFactorStatus = { isOn: boolean; recoveries: number };
export type NewKey = { key: string; address: string; qr: { path: string; size: number } };
export type OwnPasskey = { id: string; name: string; madeAt: string; usedAt: string | null };

type PasskeyList = { passkeys: OwnPasskey[] };

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
