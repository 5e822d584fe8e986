import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { withMark } from "../domain/account/device-marks.ts";
import type { User } from "../domain/account/user.ts";
import { ApiError, api, call, type SignedIn } from "./api-client.ts";
import { onThisDevice } from "./browser-storage.ts";
import { messages } from "./messages.ts";

export type SignInAnswer = { ok: true; signedIn: SignedIn } | { ok: false; error: string; needs?: string | undefined };

/** Stays after signing out: a device that signed in before is not shut out by strangers who guess, whoever else uses it. */
const DEVICE_KEY = "cihaz";

export const storeDeviceMark = (mark: string) =>
  onThisDevice.write(DEVICE_KEY, withMark(onThisDevice.read(DEVICE_KEY), mark));

const PASSKEY_FAILED = "Parmak iziyle giriş olmadı; şifrenle girebilirsin";

const RETRY_DELAYS_MS = [500, 1500, 3000];

export const logIn = (credentials: { email: string; password: string; code?: string | undefined }) =>
  signIn(
    api.login({ ...credentials, device: onThisDevice.read(DEVICE_KEY) }),
    messages.loginFailed,
    messages.actionFailed,
  );

export const register = (account: { name: string; email: string; password: string }) =>
  signIn(api.register(account), messages.registerFailed, messages.actionFailed);

export const completeGoogle = (sessionId: string, code?: string) =>
  signIn(api.google(sessionId, code), messages.googleFailed, messages.googleFailed);

/** The browser shows and asks by itself; it does not tell whether it was called off or found nothing on this device. */
export async function signInByPasskey(): Promise<SignInAnswer> {
  try {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>("POST", "/auth/passkey/question");
    const shown = await startAuthentication({ optionsJSON });
    return await signIn(call("POST", "/auth/passkey", { body: shown }), PASSKEY_FAILED, messages.actionFailed);
  } catch (error) {
    return { ok: false, error: (error instanceof ApiError && error.detail) || PASSKEY_FAILED };
  }
}

/** Where there is no connection, as soon as there is one. */
export async function logOut(token: string): Promise<void> {
  try {
    await api.logout(token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) addEventListener("online", () => logOut(token), { once: true });
  }
}

let asked: { token: string; user: Promise<User | null> } | undefined;

/** Asked once for a token: the session and a page that is loaded by it share the answer. */
export function findCurrentUser(token: string): Promise<User | null> {
  if (asked?.token !== token) asked = { token, user: askWhoIs(token) };
  return asked.user;
}

/**
 * A refusal logs out silently (spec §8); a hiccup of the network or the server is first tried again (spec §10 sign-in).
 */
async function askWhoIs(token: string): Promise<User | null> {
  for (const delay of [...RETRY_DELAYS_MS, undefined]) {
    try {
      return await api.me(token);
    } catch (error) {
      const isHiccup = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!isHiccup || delay === undefined) return null;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return null;
}

async function signIn(attempt: Promise<SignedIn>, refused: string, unexpected: string): Promise<SignInAnswer> {
  try {
    const signedIn = await attempt;
    if (!signedIn.token || !signedIn.user) return { ok: false, error: unexpected };
    if (signedIn.device) storeDeviceMark(signedIn.device);
    asked = { token: signedIn.token, user: Promise.resolve(signedIn.user) };
    return { ok: true, signedIn };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, error: error.detail ?? (error.status === 0 ? unexpected : refused), needs: error.needs };
  }
}
