import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { withMark } from "../domain/account/devices.ts";
import { KEPT_MARK } from "../domain/account/kept-things.ts";
import type { SignedIn } from "../domain/account/session.ts";
import { isStaff, type User } from "../domain/account/user.ts";
import { ApiError, api, type CallOptions, call } from "./api-client.ts";
import { currentToken, onThisDevice } from "./browser-storage.ts";
import { messages } from "./messages.ts";
import { loadWhenIdle } from "./when-idle.ts";

/** `needs` is the proof that the server demands in addition, such as a code. `field` is the sent field that has to change. */
export type SignInRefusal = { ok: false; error: string; needs?: string | undefined; field?: string | undefined };

export type SignInAnswer = { ok: true; signedIn: SignedIn } | SignInRefusal;

/** Stays after signing out: on a device that signed in before, other people's wrong guesses do not lock the account. */
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

/** The browser shows its own dialog. It does not reveal whether the visitor cancelled or the device has no passkey. */
export async function signInByPasskey(): Promise<SignInAnswer> {
  try {
    const { startAuthentication } = await import("@simplewebauthn/browser");
    const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>("POST", "/auth/passkey/question");
    const passkey = await startAuthentication({ optionsJSON });
    return await signIn(call("POST", "/auth/passkey", { body: passkey }), PASSKEY_FAILED, messages.actionFailed);
  } catch (error) {
    return { ok: false, error: (error instanceof ApiError && error.detail) || PASSKEY_FAILED };
  }
}

const loadKept = () => import("./kept-in-step.ts");

function keepInStep(user: User | null, token: string): void {
  if (user && !isStaff(user)) loadWhenIdle(loadKept, (kept) => kept.keepInStep(user.id, token));
}

/** Ends the session on the server; without a connection, as soon as there is one. */
export async function logOut(token: string): Promise<void> {
  if (onThisDevice.read(KEPT_MARK)) {
    await loadKept().then(
      (kept) => kept.leaveAccount(token),
      () => {},
    );
  }
  try {
    await api.logout(token);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) addEventListener("online", () => logOut(token), { once: true });
  }
}

let current: { token: string; user: Promise<User | null> } | undefined;

/** Sends one request a token: the session and a page that loads its own data by it share the answer. */
export function findCurrentUser(token: string): Promise<User | null> {
  if (current?.token !== token) {
    current = { token, user: requestUser(token) };
    current.user.then((user) => keepInStep(user, token));
  }
  return current.user;
}

/** A refusal logs out silently (spec §8); a failure of the network or the server is retried first (spec §10 sign-in). */
async function requestUser(token: string): Promise<User | null> {
  for (const delay of [...RETRY_DELAYS_MS, undefined]) {
    try {
      return await api.me(token);
    } catch (error) {
      const canRetry = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!canRetry || delay === undefined) return null;
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
    current = { token: signedIn.token, user: Promise.resolve(signedIn.user) };
    keepInStep(signedIn.user, signedIn.token);
    return { ok: true, signedIn };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { detail, status, needs, field } = error;
    return { ok: false, error: detail ?? (status === 0 ? unexpected : refused), needs, field };
  }
}

export const callSignedIn = <Answer>(method: string, path: string, options: CallOptions = {}) =>
  call<Answer>(method, path, { ...options, token: currentToken() });
