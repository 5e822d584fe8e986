const LEAVES_AFTER_MS = 3000;

/**
 * Taps that came before the page was alive are kept, and given back once it is (app/root.tsx), each in a task of its own.
 * A link that would lead away from them waits for that, but no longer than three seconds. Going back meanwhile
 * loads the page of that address.
 */
export function keepEarlyTaps() {
  const taps = new Set<HTMLElement>();
  const { pathname, search } = location;
  const isThisPage = (place: { pathname: string; search: string }) =>
    place.pathname === pathname && place.search === search;
  const listening = new AbortController();
  let link: HTMLAnchorElement | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function stay() {
    clearTimeout(leaving);
    link = undefined;
    leaving = undefined;
  }

  function keep(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
    if (button) {
      taps.add(button);
      return;
    }
    const way = event.target.closest<HTMLAnchorElement>("a[href]");
    if (!way || taps.size === 0 || way.target || way.origin !== location.origin) return;
    if (way.hash && isThisPage(way)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link = way;
    leaving ??= setTimeout(leave, LEAVES_AFTER_MS);
  }

  function leave() {
    const href = link?.href;
    stay();
    if (href) location.assign(href);
  }

  function follow() {
    if (isThisPage(location)) return;
    stay();
    location.reload();
  }

  async function giveBack() {
    clearTimeout(leaving);
    listening.abort();
    for (const button of taps) {
      await nextTask();
      if (button.isConnected) button.click();
    }
    if (!link) return;
    await nextTask();
    if (link.isConnected) link.click();
    else location.assign(link.href);
  }

  const { signal } = listening;
  addEventListener("click", keep, { signal });
  addEventListener("submit", stay, { signal });
  addEventListener("popstate", follow, { signal });
  addEventListener("hydrated", giveBack, { signal, once: true });
}

/** Sooner than any timer, and after what is waiting already. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
