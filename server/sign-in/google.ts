import { z } from "zod";
import type { Account, Accounts } from "../../domain/account/accounts.ts";
import { type ExternalProfile, externalProfileSchema } from "../../domain/account/credentials.ts";
import { isAdmin } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { Config } from "../config/config.ts";
import { readText } from "../http/bounded-body.ts";
import type { Log } from "../log/log.ts";
import { sha256 } from "./tokens.ts";

/** An outside provider: the browser comes back from it with an id, and the provider tells the server who that is. */
export type SignInProvider = {
  name: string;
  exchange(sessionId: string): Promise<ExternalProfile>;
};

const PATIENCE_MS = 5000;
const ANSWER_LIMIT = 64 * 1024;

export const DEMO_PATH = "/demo-google";

/** Where the button leads, or nowhere when a live shop has no provider. */
export function googleStartUrl({ externalProvider, hasTrialSignIn, publicUrl }: Config): string {
  if (externalProvider) return withReturn(externalProvider.url, publicUrl);
  return hasTrialSignIn ? withReturn(`${publicUrl}${DEMO_PATH}`, publicUrl) : "";
}

/** Spec §2: a redirect parameter with the shop's own /login, taken from the settings and never from a Host header. */
const withReturn = (url: string, publicUrl: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}redirect=${encodeURIComponent(`${publicUrl}/login`)}`;

export const createExternalProvider = (sessionUrl: string): SignInProvider => ({
  name: new URL(sessionUrl).host,
  async exchange(sessionId) {
    const answer = await fetch(sessionUrl, {
      headers: { "X-Session-ID": sessionId, Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
    const said: unknown = JSON.parse(await readText(answer, ANSWER_LIMIT));
    provenAddress.parse(said);
    return externalProfileSchema.parse(said);
  },
});

const provenAddress = z.object({
  email_verified: z.literal(true).optional(),
  verified_email: z.literal(true).optional(),
});

type Parts = { accounts: Accounts; provider: SignInProvider | undefined; now: () => Date; log: Log };

/** An id is worth one try, counted before the provider is asked. */
export async function findGoogleAccount(parts: Parts, sessionId: string): Promise<Account> {
  const { accounts, provider, now } = parts;
  if (!provider || !(await accounts.spendOnce(sha256(sessionId), now()))) throw refused();
  return joinAccount(accounts, provider.name, await ask(parts, provider, sessionId));
}

async function ask({ log }: Parts, provider: SignInProvider, sessionId: string): Promise<ExternalProfile> {
  try {
    return await provider.exchange(sessionId);
  } catch (cause) {
    log.warn("provider_failed", { provider: provider.name, reason: reasonOf(cause) });
    throw refused();
  }
}

/** Only the kind of failure: a parser's message would quote what the provider said of a person. */
const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.name : "unknown");

/**
 * Spec §10 sign-in: whoever registered an address with a password never proved it is theirs, so a customer's password dies
 * when the provider proves it; an admin's account is never handed out on a provider's word.
 */
async function joinAccount(accounts: Accounts, provider: string, profile: ExternalProfile): Promise<Account> {
  const identity = { provider, subject: profile.id };
  const { name, email } = profile;
  const joined = await accounts.findAccountByIdentity(identity);
  const account = joined ?? (await accounts.findAccount(email));
  if (!account) return accounts.createAccount({ name, email, passwordHash: null, role: "customer" }, identity);
  if (isAdmin(account)) throw refused();
  if (!joined) await accounts.joinIdentity(account.id, identity);
  return account;
}

const refused = () => new ShopError("unauthenticated", "Google girişi başarısız");
