import { type Engine, until } from "./browser-engine.ts";

/** A visible element of this selector; of several, the one a person would call so. */
export type Wanted = { selector: string; name?: string };

type Place = { x: number; y: number };

/** Sees, clicks and types as somebody would. */
export function personAt({ evaluate, act }: Engine) {
  const ask = (wanted: Wanted, question: string) => evaluate(`(${question})((${find})(${JSON.stringify(wanted)}))`);

  async function place(wanted: Wanted): Promise<Place | undefined> {
    const found = await ask(wanted, String(middleOf));
    return typeof found === "string" ? JSON.parse(found) : undefined;
  }

  async function clickOn(wanted: Wanted) {
    const { x, y } = await until(`${inWords(wanted)} basılabilir olmadı`, () => place(wanted));
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
    /** A list of choices is not opened: engines draw it outside the page. */
    choose: async (wanted: Wanted, text: string) => {
      await until(
        `${inWords(wanted)} seçilebilir olmadı`,
        async () => (await ask(wanted, String(takesFocus))) || undefined,
      );
      await type(text);
    },
    typeInto: async (wanted: Wanted, text: string) => {
      await clickOn(wanted);
      await until(
        `${inWords(wanted)} yazılabilir olmadı`,
        async () => (await ask(wanted, String(isFocused))) || undefined,
      );
      await type(text);
    },
    sees: (wanted: Wanted) =>
      until(`${inWords(wanted)} görünmedi`, async () => (await ask(wanted, String(isThere))) || undefined),
    seesNo: (wanted: Wanted) =>
      until(`${inWords(wanted)} gitmedi`, async () => !(await ask(wanted, String(isThere))) || undefined),
  };
}

const inWords = ({ selector, name }: Wanted) => (name === undefined ? selector : `${selector} “${name}”`);

/** These run in the page, where nothing of this file is. */
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

function isFocused(element: Element | undefined): boolean {
  return element === document.activeElement;
}

function takesFocus(element: Element | undefined): boolean {
  if (element instanceof HTMLElement) element.focus();
  return element === document.activeElement;
}

/** What slides in cannot be hit, nor what lies under something else. */
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
