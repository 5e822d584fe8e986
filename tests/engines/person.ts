import { type Engine, retryUntil } from "./browser-engine.ts";

/** A visible element of this selector. The name, if given, is its accessible name. */
export type Wanted = { selector: string; name?: string };

type Point = { x: number; y: number };

/** Sees, clicks and types as a person does. */
export function personAt({ evaluate, act }: Engine) {
  const evaluateOn = (wanted: Wanted, question: string) =>
    evaluate(`(${question})((${find})(${JSON.stringify(wanted)}))`);
  const holds = async (wanted: Wanted, condition: string) => (await evaluateOn(wanted, condition)) || undefined;

  async function clickablePoint(wanted: Wanted): Promise<Point | undefined> {
    const found = await evaluateOn(wanted, String(middleOf));
    return typeof found === "string" ? JSON.parse(found) : undefined;
  }

  async function clickOn(wanted: Wanted) {
    const { x, y } = await retryUntil(`${inWords(wanted)} basılabilir olmadı`, () => clickablePoint(wanted));
    const actions = [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }

  async function type(text: string) {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await act([{ type: "key", id: "keyboard", actions }]);
  }

  return {
    clickOn,
    /** Chooses by typing into the closed select, because engines draw its list outside the page. */
    choose: async (wanted: Wanted, text: string) => {
      await retryUntil(`${inWords(wanted)} seçilebilir olmadı`, () => holds(wanted, String(takesFocus)));
      await type(text);
    },
    typeInto: async (wanted: Wanted, text: string) => {
      await clickOn(wanted);
      await retryUntil(`${inWords(wanted)} yazılabilir olmadı`, () => holds(wanted, String(isFocused)));
      await type(text);
    },
    sees: (wanted: Wanted) => retryUntil(`${inWords(wanted)} görünmedi`, () => holds(wanted, String(isThere))),
    seesNo: (wanted: Wanted) => retryUntil(`${inWords(wanted)} gitmedi`, () => holds(wanted, String(isGone))),
  };
}

const inWords = ({ selector, name }: Wanted) => (name === undefined ? selector : `${selector} “${name}”`);

/** This function and the ones below run in the page, so each uses nothing else of this file. */
function find({ selector, name }: Wanted): Element | undefined {
  const labelOf = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.labels?.[0]?.textContent
      : null;
  const nameOf = (element: Element) => element.getAttribute("aria-label") ?? labelOf(element) ?? element.textContent;
  return [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && (name === undefined || nameOf(element).trim() === name),
  );
}

function isThere(element: Element | undefined): boolean {
  return element !== undefined;
}

function isGone(element: Element | undefined): boolean {
  return element === undefined;
}

function isFocused(element: Element | undefined): boolean {
  return element === document.activeElement;
}

function takesFocus(element: Element | undefined): boolean {
  if (element instanceof HTMLElement) element.focus();
  return element === document.activeElement;
}

/** The middle of an element that neither moves nor lies under another one. */
function middleOf(element: Element | undefined): string | undefined {
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element?.getBoundingClientRect();
  if (!element || !box) return undefined;
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    if (!(effect instanceof KeyframeEffect) || playState !== "running") return false;
    return effect.target?.contains(element) && effect.getComputedTiming().endTime !== Infinity;
  });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return !isMoving && element.contains(document.elementFromPoint(x, y)) ? JSON.stringify({ x, y }) : undefined;
}
