type Route = { id: string; module: string };

const RETRY_DELAY_MS = 1000;

/**
 * Replaces React Router's function of the same name (vite-router.ts, decision 2). The router's own reloads the page when a
 * file cannot be loaded, which loses the cart; this one retries. It reloads only if the file is gone, two weeks after its build
 * (decision 34).
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  for (let attempt = 0; !(route.id in known); attempt += 1) {
    try {
      known[route.id] = await import(/* @vite-ignore */ addressFor(route.module, attempt));
    } catch {
      if (await isGone(route.module)) return reloadPage();
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
  return known[route.id];
}

/** A retry needs another address, because some browsers remember that an address failed. */
const addressFor = (module: string, attempt: number): string => (attempt === 0 ? module : `${module}?${attempt}`);

const isGone = (module: string): Promise<boolean> =>
  fetch(module, { method: "HEAD" }).then(
    ({ status }) => status === 404,
    () => false,
  );

function reloadPage(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/**
 * Used where the router prefetches a page and reads only its `links` export. None of ours has one, so nothing is loaded: a
 * link that is only touched must neither retry its file nor reload this page.
 */
export const moduleWithoutLinks = (): Promise<object> => Promise.resolve({});
