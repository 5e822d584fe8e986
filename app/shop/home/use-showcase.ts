import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { ALL } from "../../../domain/catalog/category.ts";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { messages } from "../../messages.ts";
import { createStore } from "../../page-store.ts";
import { toast } from "../../toast.tsx";
import { whenIdle } from "../../when-idle.ts";

type Grid = readonly ShowcaseProduct[];

const NOTHING: Grid = [];

type Grids = ReadonlyMap<string, Grid>;

/** Going back shows the last grids until new data arrives: a grid of another height would lose the scroll position. */
const lastGrids = createStore<Grids | undefined>(undefined);

/** One request loads the grids of all categories, when the main thread is idle or a category is chosen. Until then the grid stays as it is. */
export function useShowcase(filter: string, featured: Grid) {
  const isGoingBack = useNavigationType() === "POP";
  const [grids, setGrids] = useState(isGoingBack ? lastGrids.get() : undefined);
  const [failed, setFailed] = useState<string>();
  const products = filter === ALL ? featured : grids && (grids.get(filter) ?? NOTHING);
  const [shown, setShown] = useState(products ?? featured);
  if (products && products !== shown) setShown(products);
  // Choosing a failed category again retries the request.
  if (failed !== undefined && failed !== filter) setFailed(undefined);

  const request = useRef<Promise<void>>(undefined);
  const load = useCallback((): Promise<void> => {
    request.current ??= loadGrids().then(setGrids, (error: unknown) => {
      request.current = undefined;
      throw error;
    });
    return request.current;
  }, []);

  const isMissing = !products && failed !== filter;
  useEffect(
    function loadChosen() {
      if (!isMissing) return;
      let isChosen = true;
      load().catch(() => {
        if (!isChosen) return;
        setFailed(filter);
        toast.error(messages.dataFailed);
      });
      return () => {
        isChosen = false;
      };
    },
    [isMissing, filter, load],
  );
  useEffect(
    function loadAhead() {
      // A failure stays silent: choosing a category retries.
      return whenIdle(() => load().catch(() => {}));
    },
    [load],
  );

  useEffect(
    function rememberForGoingBack() {
      if (grids) lastGrids.set(grids);
    },
    [grids],
  );

  return {
    products: shown,
    isLoading: isMissing,
    hasFailed: !products && failed === filter,
    retry: () => setFailed(undefined),
  };
}

async function loadGrids(): Promise<Grids> {
  const { api } = await import("../../api-client.ts");
  return new Map(Object.entries(await api.showcases()));
}
