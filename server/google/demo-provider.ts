import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { type ExternalProfile, externalProfileSchema } from "../../domain/account/credentials.ts";
import { readText } from "../http/bounded-body.ts";
import type { Environment } from "../http/client-address.ts";
import type { SignInProvider } from "../sign-in/google.ts";
import { DEMO_PATH, DEMO_STYLE, demoPage } from "./demo-provider-page.ts";
import { checkedReturn, returnWithId } from "./own-login.ts";

const ID_LIFETIME_MS = 60_000;
const MAX_IDS = 1000;
const FORM_LIMIT = 8 * 1024;

type Parts = { publicUrl: string; now: () => Date };

/** Stands in for an external provider, so that Google sign-in can be tried without a Google account. */
export function createDemoProvider({ publicUrl, now }: Parts): { provider: SignInProvider; pages: Hono<Environment> } {
  const issued = new Map<string, { profile: ExternalProfile; expiresAt: number }>();
  const pageHeaders = {
    "Content-Security-Policy": `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${publicUrl}`,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  };

  const provider: SignInProvider = {
    name: "demo",
    async exchange(sessionId) {
      const found = issued.get(sessionId);
      issued.delete(sessionId);
      return found && found.expiresAt > now().getTime() ? found.profile : undefined;
    },
  };

  const pages = new Hono<Environment>();
  pages.get(`${DEMO_PATH}/style.css`, (context) => context.body(DEMO_STYLE, 200, { "Content-Type": "text/css" }));
  pages.get(DEMO_PATH, (context) => {
    const redirect = checkedReturn(context.req.query("redirect"), publicUrl);
    return context.html(demoPage({ redirect }), 200, pageHeaders);
  });
  pages.post(DEMO_PATH, async (context) => {
    const form = new URLSearchParams(await readText(context.req.raw, FORM_LIMIT));
    const redirect = checkedReturn(form.get("redirect"), publicUrl);
    const name = form.get("name") ?? "";
    const email = form.get("email") ?? "";
    const profile = externalProfileSchema.safeParse({ id: email.trim().toLowerCase(), name, email });
    if (profile.success)
      return context.redirect(returnWithId(issue({ ...profile.data, provesAddress: true }), redirect), 303);
    const problem = profile.error.issues.find(({ path }) => path[0] !== "id")?.message;
    return context.html(demoPage({ redirect, name, email, problem }), 422, pageHeaders);
  });
  return { provider, pages };

  function issue(profile: ExternalProfile): string {
    const id = randomBytes(24).toString("base64url");
    const [oldest] = issued.keys();
    if (issued.size >= MAX_IDS && oldest !== undefined) issued.delete(oldest);
    issued.set(id, { profile, expiresAt: now().getTime() + ID_LIFETIME_MS });
    return id;
  }
}
