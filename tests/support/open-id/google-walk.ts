import type { Overrides } from "../../../server/shop.ts";
import { openApp } from "../open-app.ts";
import { CLIENT } from "./certified-provider.ts";
import type { OpenIdProvider } from "./open-id-provider.ts";

/** The shop in front of a provider, and browsers that walk from one to the other. */
export async function googleWalk(
  provider: OpenIdProvider,
  env: Record<string, string> = {},
  overrides: Overrides = {},
) {
  const google = { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: provider.url };
  const shop = await openApp({ env: { ...google, ...env }, overrides });
  const { publicUrl } = shop.config;
  provider.register(publicUrl);
  const START = `/auth/google/start?redirect=${encodeURIComponent(`${publicUrl}/login`)}`;

  return { shop, browse, signIn: () => browse().signIn() };

  /** A browser, or one that carries what another was given. */
  function browse(kept = new Map<string, string>()) {
    const headers = () => ({ Cookie: [...kept].map((pair) => pair.join("=")).join("; ") });
    const keep = (answered: Headers) => {
      for (const [pair = ""] of answered.getSetCookie().map((cookie) => cookie.split(";"))) {
        const [name = "", value = ""] = pair.split("=");
        if (value) kept.set(name, value);
        else kept.delete(name);
      }
    };
    const ask = async (path: string) => {
      const answer = await shop.call("GET", path, { headers: headers() });
      keep(answer.headers);
      return answer;
    };

    const browser = {
      /** What the shop gave this browser to carry. */
      cookies: kept,
      headers,
      start: () => ask(START),
      comeBack: ask,
      /** Where the provider sends the browser, once its question is answered. */
      async answer(providersUrl: string, says: "yes" | "no" = "yes"): Promise<string> {
        const jar = new Map<string, string>();
        let at = providersUrl;
        for (;;) {
          const isQuestion = at.includes("/question/");
          const { headers } = await fetch(isQuestion ? `${at}/${says}` : at, {
            method: isQuestion ? "POST" : "GET",
            headers: { Cookie: [...jar].map((pair) => pair.join("=")).join("; ") },
            redirect: "manual",
          });
          for (const cookie of headers.getSetCookie()) {
            const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
            jar.set(name, value);
          }
          at = new URL(headers.get("Location") ?? "", at).href;
          if (at.startsWith(publicUrl)) return at.slice(publicUrl.length);
        }
      },
      async returnedId(says: "yes" | "no" = "yes"): Promise<string> {
        const started = await browser.start();
        const back = await browser.answer(started.headers.get("Location") ?? "", says);
        return idIn((await browser.comeBack(back)).headers);
      },
      bring: (sessionId: string) => shop.call("POST", "/api/auth/google", { body: { sessionId }, headers: headers() }),
      signIn: async () => browser.bring(await browser.returnedId()),
    };
    return browser;
  }
}

export const idIn = (headers: Headers): string => headers.get("Location")?.split("#session_id=")[1] ?? "";
