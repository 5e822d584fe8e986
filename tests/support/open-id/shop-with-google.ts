import type { Overrides } from "../../../server/shop.ts";
import { openApp } from "../open-app.ts";
import { CLIENT } from "./certified-provider.ts";
import type { OpenIdProvider } from "./open-id-provider.ts";

/** A shop with a provider, and browsers that sign in. */
export async function openShopWithGoogle(
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

  /** A browser, with the cookies of another one if given. */
  function browse(cookies = new Map<string, string>()) {
    const headers = () => ({ Cookie: [...cookies].map((pair) => pair.join("=")).join("; ") });
    const store = (answerHeaders: Headers) => {
      for (const [pair = ""] of answerHeaders.getSetCookie().map((cookie) => cookie.split(";"))) {
        const [name = "", value = ""] = pair.split("=");
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
    };
    const get = async (path: string) => {
      const answer = await shop.call("GET", path, { headers: headers() });
      store(answer.headers);
      return answer;
    };

    const browser = {
      cookies,
      headers,
      start: () => get(START),
      comeBack: get,
      /** Answers the provider's question and answers the path at the shop that the provider redirects to. */
      async answer(providersUrl: string, consent: "yes" | "no" = "yes"): Promise<string> {
        const jar = new Map<string, string>();
        let at = providersUrl;
        for (;;) {
          const isQuestion = at.includes("/question/");
          const { headers } = await fetch(isQuestion ? `${at}/${consent}` : at, {
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
      async returnedId(consent: "yes" | "no" = "yes"): Promise<string> {
        const started = await browser.start();
        const back = await browser.answer(started.headers.get("Location") ?? "", consent);
        return idIn((await browser.comeBack(back)).headers);
      },
      exchange: (sessionId: string) =>
        shop.call("POST", "/api/auth/google", { body: { sessionId }, headers: headers() }),
      signIn: async () => browser.exchange(await browser.returnedId()),
    };
    return browser;
  }
}

export const idIn = (headers: Headers): string => headers.get("Location")?.split("#session_id=")[1] ?? "";
