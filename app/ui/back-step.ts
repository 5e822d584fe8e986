import { type MouseEvent, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/**
 * What is open takes a step of the history, so that Back closes it and the page below stays as it is (decision 39). Such a
 * step is a copy of the page's own entry with a mark; the router never hears of it.
 */
type Opened = { name: string; close: () => void };

let opened: readonly Opened[] = [];
/** Of the page the router shows; its steps carry the same. */
let pageKey = "default";
let isTravelling = false;
/** A link was followed out of what was open: its step is not gone back over, but replaced, or returned to. */
let isLeaving = false;

const reopening = new Map<string, () => boolean>();

/** Open while held; `close` is called when Back is pressed. The answer lets go of it. */
export function holdBackStep(name: string, close: () => void): () => void {
  const it = { name, close };
  opened = [...opened, it];
  settleSoon();
  return () => {
    opened = opened.filter((other) => other !== it);
    settleSoon();
  };
}

/** Only what is to be opened again by coming back needs a name. */
export function useBackStep(isOpen: boolean, close: () => void, name = "") {
  const closeNow = useEffectEvent(close);
  useEffect(
    function holdWhileOpen() {
      return isOpen ? holdBackStep(name, () => closeNow()) : undefined;
    },
    [isOpen, name],
  );
}

/** Who comes back to a page over a step of this name finds it open again, if `reopen` says so. */
export function useReopening(name: string, reopen: () => boolean) {
  const reopenNow = useEffectEvent(reopen);
  useEffect(
    function listenForReturn() {
      reopening.set(name, () => reopenNow());
      return () => {
        reopening.delete(name);
      };
    },
    [name],
  );
}

/** For links inside what is open: it closes, and its step waits for the page the link leads to. */
export function leaveByLink(event: MouseEvent<HTMLAnchorElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { href, hash } = event.currentTarget;
  if (href !== location.href) return leaveOpened();
  event.preventDefault();
  document.getElementById(hash.slice(1))?.scrollIntoView();
  closeFrom(0);
}

/** To be called before going to another page from inside what is open: with `replace`, or else Back returns to its step. */
export function leaveOpened() {
  isLeaving = opened.length > 0;
  closeFrom(0);
}

/** For a button inside what is open that does its work on this page. */
export const closeOpened = () => closeFrom(0);

/** A chat may be opening in this very window, and going back would call that off. */
export function waitForChat() {
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
    settle();
  }, CHAT_OPENS_WITHIN_MS);
}

const CHAT_OPENS_WITHIN_MS = 1000;

/** Keeps what is open and the history in step, from the root of the app. */
export function useBackSteps() {
  const { key } = useLocation();
  useEffect(
    function noteArrival() {
      pageKey = key;
      isLeaving = false;
      settleSoon();
    },
    [key],
  );
  useEffect(function followHistory() {
    // Before the router, which listens without `capture`.
    addEventListener("popstate", followStep, true);
    return () => removeEventListener("popstate", followStep, true);
  }, []);
}

function followStep(event: PopStateEvent) {
  const { key, step, depth } = entryOf(event.state);
  const wasTravelling = isTravelling;
  isTravelling = false;
  if (key === pageKey) {
    event.stopImmediatePropagation();
    if (!wasTravelling) closeFrom(depth);
    settleSoon();
    return;
  }
  isLeaving = false;
  closeFrom(0);
  if (depth === 0 || (step !== undefined && reopening.get(step)?.())) return;
  event.stopImmediatePropagation();
  settle();
}

function closeFrom(depth: number) {
  const closing = opened.slice(depth).toReversed();
  opened = opened.slice(0, depth);
  for (const { close } of closing) close();
}

/** After whatever closes or opens in the same turn. */
const settleSoon = () => setTimeout(settle);

function settle() {
  if (isTravelling || isLeaving) return;
  const { depth } = entryOf(history.state);
  if (depth > opened.length) {
    isTravelling = true;
    history.go(opened.length - depth);
    return;
  }
  for (const [place, { name }] of opened.entries()) {
    if (place < depth) continue;
    history.pushState(stepOn(history.state, name, place + 1), "");
  }
  const top = opened.at(-1);
  if (top && entryOf(history.state).step !== top.name) history.replaceState({ ...history.state, step: top.name }, "");
}

/** The router counts its entries in `idx`. */
const stepOn = (state: unknown, step: string, depth: number) => ({
  ...fieldsOf(state),
  idx: entryOf(state).index + 1,
  step,
  depth,
});

type Entry = { key: string; index: number; step: string | undefined; depth: number };

function entryOf(state: unknown): Entry {
  const { key, idx, step, depth } = fieldsOf(state);
  return {
    key: typeof key === "string" ? key : "default",
    index: typeof idx === "number" ? idx : 0,
    step: typeof step === "string" ? step : undefined,
    depth: typeof depth === "number" ? depth : 0,
  };
}

const fieldsOf = (state: unknown): Record<string, unknown> =>
  typeof state === "object" && state !== null ? { ...state } : {};
