import { type ComponentType, useEffect, useRef, useState } from "react";
import { useCategories } from "../../use-shop.ts";
import type { SearchSuggestionsProps, SuggestedAnswer } from "./search-suggestions.tsx";

/** Requests go out only after a pause in typing. */
const PAUSE_MS = 120;

/** `active` is the suggestion that the arrow keys have reached; -1 is the box itself. */
type Shown = { answer: SuggestedAnswer | undefined; active: number; isLooking: boolean };

const NOTHING: Shown = { answer: undefined, active: -1, isLooking: false };

/** The suggestions of a search box. Their code loads when the box gets the focus. */
export function useSuggestions() {
  const [List, setList] = useState<ComponentType<SearchSuggestionsProps>>();
  const [shown, setShown] = useState(NOTHING);
  const categories = useCategories();
  const pending = useRef<AbortController>(undefined);

  useEffect(function abortOnUnmount() {
    return () => pending.current?.abort();
  }, []);

  const suggest = async (query: string) => {
    pending.current?.abort();
    const current = new AbortController();
    pending.current = current;
    const { signal } = current;
    setShown((before) => ({ ...before, isLooking: query !== "" }));
    const loading = Promise.all([import("./search-suggestions.tsx"), import("../../api-client.ts")]).catch(
      noSuggestions,
    );
    if (query !== "") await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const [list, client] = (await loading) ?? [];
    if (list) setList(() => list.SearchSuggestions);
    if (signal.aborted) return;
    const answer =
      query === ""
        ? list?.answerBeforeTyping(categories)
        : await client?.api.suggestions(query, signal).catch(noSuggestions);
    if (!signal.aborted) setShown({ ...NOTHING, answer });
  };
  const close = () => {
    pending.current?.abort();
    setShown(NOTHING);
  };
  const activate = (active: number) => setShown((before) => ({ ...before, active }));

  return { List, ...shown, suggest, activate, close };
}

/** Without a connection the form works without suggestions. */
const noSuggestions = () => undefined;
