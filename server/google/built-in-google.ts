import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import { z } from "zod";
import type { Accounts } from "../../domain/account/accounts.ts";
import { externalProfileSchema } from "../../domain/account/credentials.ts";
import { ShopError } from "../../domain/error.ts";
import { addresses } from "../../domain/web/addresses.ts";
import { addressOf, type Environment } from "../http/client-address.ts";
import { failureKind } from "../log/database-failure.ts";
import type { Log } from "../log/log.ts";
import { createSemaphore } from "../queue/semaphore.ts";
import { placeMark } from "../sign-in/account-events.ts";
import type { SignInProvider } from "../sign-in/google.ts";
import { createSealedTexts, type Sealed, type SealParts } from "../sign-in/sealed-texts.ts";
import { sha256 } from "../sign-in/session-tokens.ts";
import { createOpenIdClient, flowSchema, type Registration } from "./open-id-client.ts";

export const GOOGLE_START = "/auth/google/start";
const GOOGLE_CALLBACK = "/auth/google/callback";

const MINUTE = 60_000;

/** Too short for an id, so the page's call is refused with spec §8's sentence before any lookup. */
const INVALID_ID = "yok";

const flowCookie = {
  name: "google-flow",
  content: flowSchema.extend({ redirect: z.string() }),
  lifetimeMs: 10 * MINUTE,
};

const profileSchema = externalProfileSchema.extend({ provesAddress: z.boolean() });

export const proofCookie = {
  name: "google-proof",
  content: z.object({ idHash: z.string(), profile: profileSchema }),
  lifetimeMs: MINUTE,
};

type Parts = Registration & {
  accounts: Accounts;
  publicUrl: string;
  trustedProxies: number;
  now: () => Date;
  elapsed?: (() => number) | undefined;
  log: Log;
};

/** Signs in at an OpenID provider. As spec §2 wants it, the browser returns with an id in the hash of the shop's own /login. */
export function createBuiltInGoogle(parts: Parts): { provider: SignInProvider; pages: Hono<Environment> } {
  const { publicUrl, trustedProxies, log } = parts;
  const name = parts.issuer.replace(/^https?:\/\/|\/$/g, "");
  const callbackUrl = `${publicUrl}${GOOGLE_CALLBACK}`;
  const client = createOpenIdClient({ ...parts, callbackUrl, onRefreshFailed: logFailure });
  const flows = createSealedCookie(parts, flowCookie);
  const proofs = createSealedCookie(parts, proofCookie);
  const limited = createSemaphore(16);

  const pages = new Hono<Environment>();
  pages.get(GOOGLE_START, async (context) => {
    context.set("route", GOOGLE_START);
    const redirect = checkedReturn(context.req.query("redirect"), publicUrl);
    const started = await client.start().catch(logFailure);
    if (!started) return redirectTo(returnWithId(INVALID_ID, redirect));
    return redirectTo(started.url, await flows.seal({ ...started.flow, redirect }));
  });
  pages.get(GOOGLE_CALLBACK, async (context) => {
    context.set("route", GOOGLE_CALLBACK);
    const answer = new URL(context.req.url).searchParams;
    const flow = await flows.open(context.req.header("Cookie") ?? null);
    const address = addressOf(context, trustedProxies);
    if (!flow || answer.get("state") !== flow.state) return refused(address, "not-begun-here");
    if (answer.has("error")) return refused(address, "cancelled", flows.cleared);
    const profile = await limited(() => client.finish(answer, flow)).catch(logFailure);
    if (!profile) return redirectTo(returnWithId(INVALID_ID, flow.redirect), flows.cleared);
    const id = randomBytes(24).toString("base64url");
    const proof = await proofs.seal({ idHash: sha256(id), profile });
    return redirectTo(returnWithId(id, flow.redirect), flows.cleared, proof);
  });

  const provider: SignInProvider = {
    name,
    async exchange(sessionId, cookies) {
      const proof = await proofs.open(cookies);
      return proof?.idHash === sha256(sessionId) ? proof.profile : undefined;
    },
  };
  return { provider, pages };

  /** The person sees the same sentence for every failure of the provider. */
  function logFailure(cause: unknown): undefined {
    log.warn("provider_failed", { provider: name, reason: failureKind(cause) });
  }

  function refused(address: string, reason: string, ...cookies: string[]): Response {
    log.info("sign_in_failed", { provider: "google", from: placeMark(address), reason });
    return redirectTo(returnWithId(INVALID_ID, ownLogin(publicUrl)), ...cookies);
  }
}

function redirectTo(url: string, ...cookies: string[]): Response {
  const headers = new Headers({ Location: url });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

const EXPIRED = 0;

type CookieParts = SealParts & { publicUrl: string };
type Definition<Content> = Pick<Sealed<Content>, "content"> & { name: string; lifetimeMs: number };

/** A cookie that its browser can neither read nor change. */
export function createSealedCookie<Content>(parts: CookieParts, definition: Definition<Content>) {
  const isSecure = parts.publicUrl.startsWith("https:");
  const name = isSecure ? `__Host-${definition.name}` : definition.name;
  const texts = createSealedTexts(parts, { ...definition, purpose: name });

  return {
    /** The header that sets the cookie. */
    seal: async (content: Content): Promise<string> => header(await texts.seal(content), definition.lifetimeMs / 1000),
    async open(cookies: string | null): Promise<Content | undefined> {
      const shown = parse(cookies ?? "", name)[name];
      return shown === undefined ? undefined : texts.open(shown);
    },
    /** The header that deletes the cookie. */
    cleared: header("", EXPIRED),
  };

  function header(value: string, maxAge: number): string {
    return serialize(name, value, { path: "/", httpOnly: true, secure: isSecure, sameSite: "Lax", maxAge });
  }
}

/** Spec §2: the return address comes from the settings, never from a Host header. */
const ownLogin = (publicUrl: string): string => `${publicUrl}${addresses.login}`;

/** An optional id by which the page finds what it left for Google to do (app/proof/google-errand.ts). */
const ERRAND = /^(?:\?is=[0-9a-f]{32})?$/;

/** Refuses every address but the shop's own /login, because any other would receive the sign-in. */
export function checkedReturn(redirect: string | null | undefined, publicUrl: string): string {
  const own = ownLogin(publicUrl);
  if (redirect?.startsWith(own) && ERRAND.test(redirect.slice(own.length))) return redirect;
  throw new ShopError("malformed", "Dönüş adresi bu dükkâna ait değil");
}

export const withReturn = (url: string, publicUrl: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}redirect=${encodeURIComponent(ownLogin(publicUrl))}`;

/** Puts the id behind the #, which browsers send to no server. */
export const returnWithId = (sessionId: string, returnAddress: string): string =>
  `${returnAddress}#session_id=${sessionId}`;
