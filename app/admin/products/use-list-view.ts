import { useState } from "react";
import { type ListSort, type ListView, nextSort, type SortColumn } from "./product-list.ts";

const UNTOUCHED: ListView = { search: "", sort: undefined, page: 1 };

/** A new search or order begins on its first page. */
export function useListView() {
  const [view, setView] = useState(UNTOUCHED);
  return {
    view,
    setSearch: (search: string) => setView({ ...view, search, page: 1 }),
    setSort: (sort: ListSort | undefined) => setView({ ...view, sort, page: 1 }),
    sortBy: (column: SortColumn) => setView({ ...view, sort: nextSort(view.sort, column), page: 1 }),
    setPage: (page: number) => setView({ ...view, page }),
  };
}
