import { useCallback, useLayoutEffect, useRef } from "react";
import {
  type Location,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
} from "react-router";

/** The words of what is open over a page, the topmost last, and the key of the entry without them. */
type Opened = { opened?: readonly string[]; page?: string } | null;

/** Popovers: the next to open takes their place. */
const UNDER_THE_HEADER = ["menu", "arama"];

/** A word in the state of the history's entry says what is open, so Back closes it (decision 39). */
export function useOpened(word: string) {
  const location = useLocation();
  const { location: next = location } = useNavigation();
  const navigate = useNavigate();
  /** Empty while a step is on its way and once the page is gone, so that no step is taken twice. */
  const standing = useRef<{ location: Location; next: Location }>(null);

  useLayoutEffect(
    function standHere() {
      standing.current = { location: isSamePage(location, next) ? next : location, next };
      return () => {
        standing.current = null;
      };
    },
    [location, next],
  );

  const show = useCallback(
    (over: Location, opened: readonly string[], replace: boolean) => {
      standing.current = null;
      // At once: the next key may be Escape.
      navigate(over, { state: withOpened(over, opened), replace, preventScrollReset: true, flushSync: true });
    },
    [navigate],
  );

  const open = useCallback(() => {
    const { location } = standing.current ?? {};
    const opened = location && openedOver(location);
    if (!opened || opened.includes(word)) return;
    const below = opened.filter((other) => !UNDER_THE_HEADER.includes(other));
    show(location, [...below, word], below.length < opened.length);
  }, [show, word]);

  const close = useCallback(() => {
    const opened = standing.current ? openedOver(standing.current.next) : [];
    if (!opened.includes(word)) return;
    standing.current = null;
    navigate(opened.indexOf(word) - opened.length);
  }, [navigate, word]);

  /** Stays on its step: going back would call off another site that opens in this very window. */
  const closeInPlace = useCallback(() => {
    const { location } = standing.current ?? {};
    const opened = location && openedOver(location).filter((other) => other !== word);
    if (opened) show(location, opened, true);
  }, [show, word]);

  // A page on its way closes at once what is not open there.
  return { isOpen: openedOver(next).includes(word), open, close, closeInPlace };
}

const openedOver = ({ state }: Location<Opened>): readonly string[] => state?.opened ?? [];

const isSamePage = (one: Location, other: Location): boolean =>
  one.pathname + one.search + one.hash === other.pathname + other.search + other.hash;

const withOpened = (location: Location<Opened>, opened: readonly string[]): Opened => ({
  ...location.state,
  opened,
  page: pageKey(location),
});

/** For `<ScrollRestoration>`: where a page was left does not change by what opens over it. */
export const pageKey = ({ key, state }: Location<Opened>): string => state?.page ?? key;

/** For every route with a loader: what opens or closes over a page does not load it anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search && defaultShouldRevalidate;
