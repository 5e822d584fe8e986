import { type ComponentType, useEffect, useRef, useState } from "react";
import type { Suggestions } from "../../../domain/search/suggestion.ts";
import type { SearchSuggestionsProps } from "./search-suggestions.tsx";

/** Asks only once typing has paused this long. */
const PAUSE_MS = 120;

/** `active` is the suggestion the arrow keys have reached; -1 is the box itself. */
type Shown = { answer: Suggestions | undefined; active: number };

const NOTHING: Shown = { answer: undefined, active: -1 };

/** The suggestions; the code that asks for them and draws them comes when someone is about to type. */
export function useSuggestions() {
  const [List, setList] = useState<ComponentType<SearchSuggestionsProps>>();
  const [shown, setShown] = useState(NOTHING);
  const asked = useRef<AbortController>(undefined);

  useEffect(function stopAskingWhenGone() {
    return () => asked.current?.abort();
  }, []);

  const ask = async (question: string) => {
    asked.current?.abort();
    const newest = new AbortController();
    asked.current = newest;
    const coming = Promise.all([import("./search-suggestions.tsx"), import("../../api-client.ts")]);
    const help = coming.catch(searchWithout);
    if (question !== "") await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const [list, client] = (await help) ?? [];
    if (list) setList(() => list.SearchSuggestions);
    if (newest.signal.aborted) return;
    const answer =
      question === "" ? undefined : await client?.api.suggestions(question, newest.signal).catch(searchWithout);
    if (!newest.signal.aborted) setShown({ answer, active: NOTHING.active });
  };
  const close = () => {
    asked.current?.abort();
    setShown(NOTHING);
  };
  const reach = (active: number) => setShown(({ answer }) => ({ answer, active }));

  return { List, ...shown, ask, reach, close };
}

/** Without a connection the form goes on without suggestions. */
const searchWithout = () => undefined;
