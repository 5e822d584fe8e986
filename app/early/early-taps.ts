const FOLLOW_LINK_AFTER_MS = 3000;

/**
 * Records taps on buttons before hydration and replays them after it (app/root.tsx), each in a task of its own. A link tapped
 * after them waits for the replay, at most three seconds. Going back before hydration loads the page of that address.
 */
export function recordEarlyTaps() {
  const buttons = new Set<HTMLElement>();
  const { pathname, search } = location;
  const isThisPage = (place: { pathname: string; search: string }) =>
    place.pathname === pathname && place.search === search;
  const listening = new AbortController();
  let link: HTMLAnchorElement | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function record(event: MouseEvent) {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("button[type=button]:not([popovertarget])");
    if (button) {
      buttons.add(button);
      return;
    }
    const tapped = event.target.closest<HTMLAnchorElement>("a[href]");
    if (!tapped || buttons.size === 0 || tapped.target || tapped.origin !== location.origin) return;
    if (tapped.hash && isThisPage(tapped)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link = tapped;
    leaving ??= setTimeout(followLink, FOLLOW_LINK_AFTER_MS);
  }

  function followLink() {
    const href = link?.href;
    forgetLink();
    if (href) location.assign(href);
  }

  function forgetLink() {
    clearTimeout(leaving);
    link = undefined;
    leaving = undefined;
  }

  function reloadAfterBack() {
    if (isThisPage(location)) return;
    forgetLink();
    location.reload();
  }

  async function replay() {
    clearTimeout(leaving);
    listening.abort();
    for (const button of buttons) {
      await nextTask();
      if (button.isConnected) button.click();
    }
    if (!link) return;
    await nextTask();
    if (link.isConnected) link.click();
    else location.assign(link.href);
  }

  const { signal } = listening;
  addEventListener("click", record, { signal });
  addEventListener("submit", forgetLink, { signal });
  addEventListener("popstate", reloadAfterBack, { signal });
  addEventListener("hydrated", replay, { signal, once: true });
}

/** Resolves in a new task, sooner than any timer but after the tasks that are queued already. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
