import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { type ExternalProfile, externalProfileSchema } from "../../domain/account/credentials.ts";
import { readText } from "../http/bounded-body.ts";
import type { Environment } from "../http/client-address.ts";
import { createLruCache } from "../memory/lru-cache.ts";
import type { SignInProvider } from "../sign-in/google.ts";
import { checkedReturn, returnWithId } from "./built-in-google.ts";

const ID_LIFETIME_MS = 60_000;
const MAX_IDS = 1000;
const FORM_LIMIT = 8 * 1024;

type Parts = { publicUrl: string; now: () => Date };

/** Stands in for an external provider, so that Google sign-in can be tried without a Google account. */
export function createDemoProvider({ publicUrl, now }: Parts): { provider: SignInProvider; pages: Hono<Environment> } {
  const issued = createLruCache<{ profile: ExternalProfile; expiresAt: number }>(MAX_IDS);
  const pageHeaders = {
    "Content-Security-Policy": `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${publicUrl}`,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  };

  const provider: SignInProvider = {
    name: "demo",
    async exchange(sessionId) {
      const found = issued.get(sessionId);
      issued.remove(sessionId);
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
    issued.set(id, { profile, expiresAt: now().getTime() + ID_LIFETIME_MS });
    return id;
  }
}

export const DEMO_PATH = "/demo-google";

type Filled = { redirect: string; name?: string; email?: string; problem?: string | undefined };

const demoPage = ({ redirect, name = "", email = "", problem }: Filled) => html`<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Deneme girişi</title>
    <link rel="stylesheet" href="${DEMO_PATH}/style.css">
  </head>
  <body>
    <main>
      <p class="mark">Deneme girişi</p>
      <h1>Kim olarak giriş yapıyorsun?</h1>
      <p>Burası Google değil. Dükkânı denerken Google girişinin yerine geçer; istediğin adı ve e-postayı yazabilirsin.</p>
      ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ""}
      <form method="post" action="${DEMO_PATH}">
        <input type="hidden" name="redirect" value="${redirect}">
        <label for="name">Ad Soyad</label>
        <input id="name" name="name" value="${name}" autocomplete="name" required maxlength="100">
        <label for="email">E-posta</label>
        <input id="email" name="email" type="email" value="${email}" autocomplete="email" required maxlength="254">
        <button>Devam et</button>
      </form>
      <a href="${redirect}">Vazgeç</a>
    </main>
  </body>
</html>`;

const DEMO_STYLE = `
body { margin: 0; padding: 24px 16px; background: #fffbf5; color: #231815; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 400px; margin: 0 auto; padding: 24px; background: #fff; border: 1px solid #efe4da; border-radius: 20px; }
h1 { margin: 12px 0 8px; font-size: 24px; line-height: 1.2; }
p { margin: 0 0 16px; color: #6b5d57; }
.mark { display: inline-block; margin: 0; padding: 4px 12px; background: #ffd84d; color: #231815; border-radius: 999px; font-weight: 700; }
.problem { padding: 12px; background: #ffe3ea; color: #a51233; border-radius: 12px; }
label { display: block; margin-bottom: 4px; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 48px; margin-bottom: 16px; padding: 8px 12px; border: 1px solid #a3928a; border-radius: 12px; background: #fff; color: inherit; font: inherit; }
button { width: 100%; min-height: 48px; border: 0; border-radius: 999px; background: #c8193f; color: #fff; font: inherit; font-weight: 700; cursor: pointer; }
button:hover { background: #a51233; }
a { display: inline-block; margin-top: 8px; padding: 10px 0; color: #c8193f; }
:focus-visible { outline: 3px solid #c8193f; outline-offset: 2px; }
`;
