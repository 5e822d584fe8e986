import { type RefObject, useEffect, useEffectEvent } from "react";
import { conflictName } from "./conflict-choices.tsx";
import type { FormErrors } from "./form-state.ts";

type Refused = { refusals: number; errors: FormErrors; unresolved: readonly string[] };

/** Each refused wish to save moves the focus to what is wrong, by the name of its field; nothing else does. */
export function useFocusOnRefusal(
  form: RefObject<HTMLFormElement | null>,
  { refusals, errors, unresolved }: Refused,
  wrong = Object.keys(errors)[0],
) {
  const focusWrongField = useEffectEvent(() => {
    const [conflict] = unresolved;
    const names = conflict ? [conflictName(conflict)] : pathsUp(wrong);
    const field = names.map((name) => firstNamed(form.current, name)).find((found) => found instanceof HTMLElement);
    if (!field) return;
    const fold = field.closest("details");
    if (fold) fold.open = true;
    field.focus({ preventScroll: true });
    // Centered, because the error stands below the field and the buttons cover the foot.
    field.scrollIntoView({ block: "center" });
  });
  useEffect(
    function focusAfterRefusal() {
      if (refusals > 0) focusWrongField();
    },
    [refusals],
  );
}

function firstNamed(form: HTMLFormElement | null, name: string) {
  const named = form?.elements.namedItem(name);
  return named instanceof RadioNodeList ? named[0] : named;
}

/** A field that holds a list has the list's path for a name. */
const pathsUp = (path = ""): string[] =>
  path === "" ? [] : [path, ...pathsUp(path.slice(0, Math.max(0, path.lastIndexOf("."))))];
