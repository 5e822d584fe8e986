import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { entryOf, isBeyond, stepOn, withoutStep } from "./history-entry.ts";

/**
 * What is open takes a step of the history, so that Back closes it and the page below stays as it is (decision 39). Such a
 * step is a copy of the page's own entry with a mark; the router never hears of it.
 */
type Opened = { name: string; close: () => void };

let opened: readonly Opened[] = [];
/** Of the page the router shows or is on its way to; its steps carry the same. The anchor of an address typed anew has the first page's key. */
let page = { key: "default", hash: "" };
/** How many steps above the page's own entry the history stands. */
let stands = 0;
/** Where that is, as the router counts; of an address typed anew it cannot be told. */
let place: number | undefined;
let isTravelling = false;
/** A link was followed out of what was open: its step is not gone back over, but replaced, or returned to. */
let isLeaving = false;

const reopening = new Map<string, () => boolean>();

/** Open while held; `close` is called when Back is pressed. The answer lets go of it. */
function holdBackStep(name: string, close: () => void): () => void {
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
  // What can be seen can be gone back from.
  useLayoutEffect(
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
  if (opensElsewhere(event)) return;
  const { href, hash } = event.currentTarget;
  if (href !== location.href) return leaveOpened();
  event.preventDefault();
  document.getElementById(hash.slice(1))?.scrollIntoView();
  closeFrom(0);
}

/** A tab or a window beside this page, which stays as it is. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** To be called before going to another page from inside what is open: with `replace`, or else Back returns to its step. */
export function leaveOpened() {
  isLeaving = opened.length > 0;
  closeFrom(0);
}

/** For a button inside what is open that does its work on this page. */
export const closeOpened = () => closeFrom(0);

/** Keeps what is open and the history in step, from the root of the app. */
export function useBackSteps() {
  const { key, hash } = useLocation();
  useLayoutEffect(
    function noteArrival() {
      page = { key, hash };
      place = entryOf(history.state).index;
      isLeaving = false;
      settleSoon();
    },
    [key, hash],
  );
}

/** To be called before the router begins to listen: in Chromium the window's listeners are called in the order they came, `capture` or not (decision 39). */
export const followHistory = () => addEventListener("popstate", followStep, true);

function followStep(event: PopStateEvent) {
  const { key, index, step, depth } = entryOf(event.state);
  const wasTravelling = isTravelling;
  const isBackOverClosed = !wasTravelling && depth < stands && stands > opened.length;
  const isForwardToClosed = depth > 0 && isBeyond(index, place);
  // Nobody comes to where they are: the router has gone on meanwhile, or is about to.
  const isElsewhere = isLeaving || index === place;
  isTravelling = false;
  stands = depth;
  place = index;
  if (isForwardToClosed) {
    event.stopImmediatePropagation();
    // A note in the history would call that off; perhaps there is nothing ahead.
    isTravelling = true;
    history.forward();
    return wait(TRAVELS_WITHIN_MS);
  }
  if (!isElsewhere && key === page.key && location.hash === page.hash) {
    event.stopImmediatePropagation();
    if (isBackOverClosed) return history.back();
    if (!wasTravelling) closeFrom(depth);
    settleSoon();
    return;
  }
  isLeaving = false;
  closeFrom(0);
  if (depth === 0 || (step !== undefined && reopening.get(step)?.())) {
    page = { key, hash: location.hash };
    return;
  }
  event.stopImmediatePropagation();
  goBackOverClosed();
}

function closeFrom(depth: number) {
  const closing = opened.slice(depth).toReversed();
  opened = opened.slice(0, depth);
  for (const { close } of closing) close();
}

/** After whatever closes or opens in the same turn. */
const settleSoon = () => setTimeout(settle);

function settle() {
  stands = entryOf(history.state).depth;
  if (isTravelling) return;
  wait(undefined);
  if (isLeaving) return;
  if (stands > opened.length) {
    history.replaceState(withoutStep(history.state), "");
    wait(QUIET_MS);
    return;
  }
  for (const { name } of opened.slice(stands)) {
    stands += 1;
    history.pushState(stepOn(history.state, name, stands), "");
    place = entryOf(history.state).index;
  }
  const top = opened.at(-1);
  if (top && entryOf(history.state).step !== top.name) history.replaceState({ ...history.state, step: top.name }, "");
}

/** Going back calls off a page that is just being asked for, so it waits for whoever closes something to go on. */
const QUIET_MS = 400;
const LEAVES_WITHIN_MS = 2000;
/** A busy device takes its time even where nothing is asked for. */
const TRAVELS_WITHIN_MS = 5000;

let goingBack: ReturnType<typeof setTimeout> | undefined;

/** Calls off what was waited for before. */
function wait(ms: number | undefined) {
  clearTimeout(goingBack);
  removeEventListener("beforeunload", waitWhileLeaving);
  if (ms === undefined) return;
  goingBack = setTimeout(goBackOverClosed, ms);
  addEventListener("beforeunload", waitWhileLeaving);
}

/** Perhaps it is only a chat that opens beside the page. */
const waitWhileLeaving = () => wait(LEAVES_WITHIN_MS);

function goBackOverClosed() {
  wait(undefined);
  isTravelling = false;
  const { depth } = entryOf(history.state);
  if (isLeaving || depth <= opened.length) return;
  isTravelling = true;
  history.go(opened.length - depth);
}
