/** A page of yesterday is better than none. */
const STALE_IF_ERROR_SECONDS = 24 * 60 * 60;

/** The panel, accounts, and the check of a cart: what is ordered has the prices of this moment. */
const ALWAYS_FROM_THE_SHOP = /^\/(?:admin|hesap|login|sifre|davet|api\/cart)(?:[/.]|$)/;

export type SharedCaching = ReturnType<typeof sharedCaching>;

/**
 * Lets caches in front store an answer that is the same for everybody (decision 97). Browsers revalidate each time as before. There is
 * no `stale-while-revalidate`, because browsers obey it too and would show old prices.
 */
export const sharedCaching =
  (seconds: number | undefined) =>
  (path: string, { status, headers }: Response): void => {
    const isForAll = (status === 200 || status === 304) && headers.get("Cache-Control") === "no-cache";
    if (seconds === undefined || !isForAll || ALWAYS_FROM_THE_SHOP.test(path)) return;
    headers.set("Cache-Control", `public, max-age=0, s-maxage=${seconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`);
  };
