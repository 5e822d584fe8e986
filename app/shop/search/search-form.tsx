import { type ComponentType, useRef, useState } from "react";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import "./search-form.css";
import type { SearchSuggestionsProps } from "./search-suggestions.tsx";

/** A plain form; suggestions load when the box gets the focus. */
export function SearchForm({ question }: { question?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const bringSuggestions = () => {
    import("./search-suggestions.tsx").then(
      ({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions),
      searchWithout,
    );
  };
  return (
    <search className="search-form">
      <form action={addresses.searchForm}>
        <Icon name="search" size={20} />
        <input
          ref={input}
          type="search"
          name="q"
          aria-label="Ürün ara"
          placeholder="Ne arıyorsun?"
          autoComplete="off"
          maxLength={80}
          defaultValue={question}
          onFocus={bringSuggestions}
        />
        {Suggestions && <Suggestions input={input} />}
      </form>
    </search>
  );
}

/** Without a connection the form goes on without suggestions. */
const searchWithout = () => {};
