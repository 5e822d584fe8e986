import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type BookListing, bookListingIn, bookListingSearch } from "../../../domain/order-book/printed-orders.ts";
import { messages } from "../../messages.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { useFailureHandler } from "../use-failure-handler.ts";

/**
 * The list of the book. State and page stand in the address; what is searched stays in memory (decision 26). The answer carries its
 * question, so that orders are never shown for another one (decision 14).
 */
export function useOrderList() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const handleFailure = useFailureHandler();
  const [typed, setTyped] = useState("");
  const listing = bookListingIn(new URLSearchParams(search));
  const asked = { ...listing, query: useDebounced(typed).trim() };
  const { answer, setAnswer, hasFailed, reload } = useRequest(
    async () => ({ asked, found: await orderCalls.search(asked) }),
    (error) => {
      setAnswer(undefined);
      handleFailure(error, messages.dataFailed);
    },
    keyOf(asked),
  );
  const isStale = answer !== undefined && keyOf(answer.asked) !== keyOf({ ...listing, query: typed.trim() });

  const show = (next: BookListing, replace = false) =>
    navigate({ search: bookListingSearch(next) }, { preventScrollReset: true, replace });

  return {
    listing,
    typed,
    /** The question and its answer; undefined before the first and after a failure. */
    answer,
    hasFailed,
    isStale,
    reload,
    /** A search begins in the whole book: whoever looks for an order seldom knows whether it is open still. */
    search(query: string) {
      setTyped(query);
      if (typed === "" && listing.list === "open") show({ page: 1 }, true);
      else if (listing.page > 1) show({ ...listing, page: 1 }, true);
    },
    choose: (chosen: Pick<BookListing, "state" | "list">) => show({ ...chosen, page: 1 }),
    turnTo: (page: number) => show({ ...listing, page }),
    clear() {
      setTyped("");
      show({ page: 1 });
    },
  };
}

export type OrderListing = ReturnType<typeof useOrderList>;

const keyOf = (asked: BookListing & { query: string }): string => JSON.stringify(asked);
