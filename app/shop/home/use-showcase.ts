import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { ALL } from "../../../domain/catalog/category.ts";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { whenIdle } from "../../when-idle.ts";

type Grid = readonly ShowcaseProduct[];

const NOTHING: Grid = [];

/** Going back shows the grid as it was: one of another height would lose the scroll position. New data follows. */
let lastSeen: ReadonlyMap<string, Grid> | undefined;

/** The categories' grids come in one answer, when the phone is idle or one of them is chosen; until then the grid stays as it is. */
export function useShowcase(filter: string, featured: Grid) {
  const isGoingBack = useNavigationType() === "POP";
  const [grids, setGrids] = useState(isGoingBack ? lastSeen : undefined);
  const [failed, setFailed] = useState<string>();
  const products = filter === ALL ? featured : grids && (grids.get(filter) ?? NOTHING);
  const [shown, setShown] = useState(products ?? featured);
  if (products && products !== shown) setShown(products);
  // Chosen again, it is asked for again.
  if (failed !== undefined && failed !== filter) setFailed(undefined);

  const asked = useRef<Promise<void>>(undefined);
  const ask = useCallback((): Promise<void> => {
    asked.current ??= askForGrids().then(setGrids, (error: unknown) => {
      asked.current = undefined;
      throw error;
    });
    return asked.current;
  }, []);

  const isMissing = !products && failed !== filter;
  useEffect(
    function askForWhatIsChosen() {
      if (!isMissing) return;
      let isChosen = true;
      ask().catch(() => {
        if (!isChosen) return;
        setFailed(filter);
        toast.error(messages.dataFailed);
      });
      return () => {
        isChosen = false;
      };
    },
    [isMissing, filter, ask],
  );
  useEffect(
    function askWhenIdle() {
      // A failure stays quiet, as none is chosen yet: the choice asks again.
      return whenIdle(() => ask().catch(() => {}));
    },
    [ask],
  );

  useEffect(
    function rememberForGoingBack() {
      lastSeen = grids ?? lastSeen;
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

async function askForGrids(): Promise<ReadonlyMap<string, Grid>> {
  const { api } = await import("../../api-client.ts");
  return new Map(Object.entries(await api.showcases()));
}
