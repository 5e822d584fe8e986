import type { Snapshot } from "../../domain/shop/snapshot.ts";
import type { ApiRoute } from "../api/api-route.ts";
import { feedAt, isFeed } from "../feeds/feeds.ts";
import type { SharedCaching } from "../http/headers.ts";
import { safestHeaders, sharedAnswer } from "../http/headers.ts";
import { problem } from "../http/problem.ts";
import type { Sessions } from "../sign-in/session-tokens.ts";
import type { Rendering } from "./page-cache.ts";
import type { AnswerPage } from "./pages.ts";

type Parts = {
  routes: readonly ApiRoute[];
  sessions: Sessions;
  pages: AnswerPage | undefined;
  publicUrl: string;
  shareAnswer: SharedCaching;
};

/** Renders what the page cache holds: a list of the API, a feed, a page or the data of a page. */
export function createPageRenderer({ routes, sessions, pages, publicUrl, shareAnswer }: Parts) {
  const lists = new Map(routes.filter(({ cacheableQuery }) => cacheableQuery).map((route) => [route.path, route]));
  const safest = safestHeaders(publicUrl);

  async function answer(request: Request, snapshot: Snapshot): Promise<Response> {
    const { pathname } = new URL(request.url);
    const list = lists.get(pathname);
    if (list) {
      const answered = await list.respond({ request, params: {}, address: "" }, sessions);
      return sharedAnswer(JSON.stringify(answered), "application/json");
    }
    const found = isFeed(pathname) ? feedAt(pathname, snapshot) : await pages?.(request, snapshot);
    return found ?? problem(404, "Böyle bir adres yok");
  }

  return async (key: string, snapshot: Snapshot): Promise<Rendering> => {
    const url = new URL(key, publicUrl);
    const response = await answer(new Request(url), snapshot);
    shareAnswer(url.pathname, response);
    const { status, headers } = response;
    const body = Buffer.from(await response.arrayBuffer());
    return { status, body, headers: { ...safest, ...inTitleCase(headers) } };
  };
}

const inTitleCase = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()), value]),
  );
