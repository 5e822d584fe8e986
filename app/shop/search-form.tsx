import { lazy, Suspense, useRef, useState } from "react";
import { addresses } from "../addresses.ts";
import { Icon } from "../ui/icon.tsx";
import "./search-form.css";

const SearchSuggestions = lazy(() => import("./search-suggestions.tsx"));

/** A plain form; what helps while typing comes when someone is about to. */
export function SearchForm({ question }: { question?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [isTouched, setTouched] = useState(false);
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
          onFocus={() => setTouched(true)}
        />
        {isTouched && (
          <Suspense>
            <SearchSuggestions input={input} />
          </Suspense>
        )}
      </form>
    </search>
  );
}
