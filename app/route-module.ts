type Route = { id: string; module: string };

const AGAIN_MS = 1000;

/**
 * Stands in for React Router's function of the same name (vite-router.ts, decision 28). That one loads the page anew when
 * a file does not come, and the cart would be gone; this one asks again. Only a file that a newer build no longer has is
 * worth a new page.
 */
export async function loadRouteModule(route: Route, known: Record<string, unknown>): Promise<unknown> {
  for (let times = 0; !(route.id in known); times += 1) {
    try {
      known[route.id] = await import(/* @vite-ignore */ addressFor(route.module, times));
    } catch {
      if (await isGone(route.module)) return pageAnew();
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
  return known[route.id];
}

/** Some browsers remember that an address failed. */
const addressFor = (module: string, times: number): string => (times === 0 ? module : `${module}?${times}`);

const isGone = (module: string): Promise<boolean> =>
  fetch(module, { method: "HEAD" }).then(
    ({ status }) => status === 404,
    () => false,
  );

function pageAnew(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/**
 * Stands in where the router only wants to know which links a page names before anyone goes there. None of ours names
 * any, and a link that was merely touched must neither ask for its file again and again nor load this page anew.
 */
export const moduleWithoutLinks = (): Promise<object> => Promise.resolve({});
