import { type RefObject, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Suggestions } from "../../../domain/search/suggestion.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ApiError, api } from "../../api-client.ts";

/** Asks only once typing has paused this long. */
const PAUSE_MS = 120;

/** What is suggested for what stands in the box, and which of it the arrow keys have reached (-1: none). */
export function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const [answer, setAnswer] = useState<Suggestions>();
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const suggestions = answer?.suggestions ?? [];

  const close = () => {
    setAnswer(undefined);
    setActive(-1);
  };
  const leave = () => {
    close();
    input.current?.blur();
    input.current?.closest<HTMLElement>(":popover-open")?.hidePopover();
  };
  const go = (address: string) => {
    leave();
    navigate(address);
  };

  useEffect(
    function suggestWhileTyping() {
      const box = input.current;
      let asked = new AbortController();
      const ask = async () => {
        asked.abort();
        asked = new AbortController();
        const newest = asked;
        const found = await findSuggestions(box?.value ?? "", newest.signal);
        if (newest.signal.aborted) return;
        setAnswer(found);
        setActive(-1);
      };
      const stop = () => {
        asked.abort();
        setAnswer(undefined);
        setActive(-1);
      };
      box?.addEventListener("input", ask);
      box?.addEventListener("focus", ask);
      box?.addEventListener("blur", stop);
      if (document.activeElement === box) ask();
      return () => {
        asked.abort();
        box?.removeEventListener("input", ask);
        box?.removeEventListener("focus", ask);
        box?.removeEventListener("blur", stop);
      };
    },
    [input],
  );

  useEffect(function answerKeys() {
    const box = input.current;
    const move = (event: KeyboardEvent) => {
      const next = nextActive(event.key, active, suggestions.length);
      const isClosing = event.key === "Escape" && answer !== undefined;
      if (next === undefined && !isClosing) return;
      event.preventDefault();
      if (isClosing) close();
      else setActive(next ?? -1);
    };
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const chosen = suggestions[active];
      const question = box?.value.trim() ?? "";
      if (chosen) go(addresses.product(chosen.slug));
      else if (question !== "") go(addresses.search(question));
    };
    box?.addEventListener("keydown", move);
    box?.form?.addEventListener("submit", submit);
    return () => {
      box?.removeEventListener("keydown", move);
      box?.form?.removeEventListener("submit", submit);
    };
  });

  return { answer, active, leave };
}

/** Undefined when there is nothing to show; without a connection too. */
async function findSuggestions(question: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  if (question.trim() === "") return undefined;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  if (signal.aborted) return undefined;
  try {
    return await api.suggestions(question.trim(), signal);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Before the first and after the last comes the box itself (-1); undefined for a key that does not move. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0 || (key !== "ArrowDown" && key !== "ArrowUp")) return undefined;
  const places = count + 1;
  return ((active + 1 + (key === "ArrowDown" ? 1 : places - 1)) % places) - 1;
}
