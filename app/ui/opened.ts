import { useCallback, useLayoutEffect, useRef } from "react";
import {
  type Location,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
} from "react-router";

/** State of a history entry: the names of what is open over the page, the topmost last, and the key of the page's own entry. */
type Opened = { opened?: readonly string[]; page?: string } | null;

/** Popovers of the header: opening one replaces the other. */
const HEADER_POPOVERS = ["menu", "arama"];

/** Opens a sheet or popover as a history entry whose state holds its name, so that Back closes it (decision 13). */
export function useOpened(name: string) {
  const location = useLocation();
  const { location: next = location } = useNavigation();
  const navigate = useNavigate();
  /** The current entry and the one being navigated to. Null during our own navigation and after unmount, so that no step is taken twice. */
  const entries = useRef<{ current: Location; next: Location }>(null);

  useLayoutEffect(
    function trackEntries() {
      entries.current = { current: isSamePage(location, next) ? next : location, next };
      return () => {
        entries.current = null;
      };
    },
    [location, next],
  );

  const show = useCallback(
    (over: Location, opened: readonly string[], replace: boolean) => {
      entries.current = null;
      // Synchronously, because the next key may be Escape.
      navigate(over, { state: withOpened(over, opened), replace, preventScrollReset: true, flushSync: true });
    },
    [navigate],
  );

  const open = useCallback(() => {
    const { current } = entries.current ?? {};
    const opened = current && openedOver(current);
    if (!opened || opened.includes(name)) return;
    const below = opened.filter((other) => !HEADER_POPOVERS.includes(other));
    show(current, [...below, name], below.length < opened.length);
  }, [show, name]);

  const close = useCallback(() => {
    const opened = entries.current ? openedOver(entries.current.next) : [];
    if (!opened.includes(name)) return;
    entries.current = null;
    navigate(opened.indexOf(name) - opened.length);
  }, [navigate, name]);

  /**
   * Closes without going back in history, which would cancel another site that is opening in this window. `next` opens instead, so that
   * Back closes it.
   */
  const closeInPlace = useCallback(
    (next?: string) => {
      const { current } = entries.current ?? {};
      const rest = current && openedOver(current).filter((other) => other !== name);
      if (rest) show(current, next === undefined ? rest : [...rest, next], true);
    },
    [show, name],
  );

  // A navigation closes at once what its target does not have open.
  return { isOpen: openedOver(next).includes(name), open, close, closeInPlace };
}

const openedOver = ({ state }: Location<Opened>): readonly string[] => state?.opened ?? [];

const isSamePage = (one: Location, other: Location): boolean =>
  one.pathname + one.search + one.hash === other.pathname + other.search + other.hash;

const withOpened = (location: Location<Opened>, opened: readonly string[]): Opened => ({
  ...location.state,
  opened,
  page: pageKey(location),
});

/** For `<ScrollRestoration>`: what opens over a page does not change its scroll position. */
export const pageKey = ({ key, state }: Location<Opened>): string => state?.page ?? key;

/** For every route with a loader: what opens or closes over a page does not load the page's data again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search && defaultShouldRevalidate;
