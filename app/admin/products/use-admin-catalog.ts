import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Category } from "../../../domain/catalog/category.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { ApiError, api } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";

type Loaded = { products: Product[]; categories: Category[] };

export type AdminCatalog = Loaded & {
  stage: "loading" | "failed" | "ready";
  reload: () => Promise<void>;
  /** The product as it was loaded last, even when that has not been drawn yet. */
  findProduct: (id: string) => Product | undefined;
};

const NOTHING: Loaded = { products: [], categories: [] };

/** A list that could not be loaded anew stays as it was. */
export function useAdminCatalog(): AdminCatalog {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const newest = useRef<Loaded>(NOTHING);
  const turns = useRef({ asked: 0, answered: 0, isGone: false });

  const reload = useCallback(async () => {
    turns.current.asked += 1;
    const turn = turns.current.asked;
    setFailed(false);
    const answer = await load();
    if (turns.current.isGone || turn < turns.current.answered) return;
    turns.current.answered = turn;
    if (!answer) {
      setFailed(true);
      toast.error(messages.dataFailed);
      return;
    }
    newest.current = answer;
    setLoaded(answer);
  }, []);

  useEffect(
    function loadWhileShown() {
      const ours = turns.current;
      ours.isGone = false;
      reload();
      return () => {
        ours.isGone = true;
      };
    },
    [reload],
  );

  return useMemo(
    () => ({
      ...(loaded ?? NOTHING),
      stage: loaded ? "ready" : hasFailed ? "failed" : "loading",
      reload,
      findProduct: (id) => newest.current.products.find((product) => product.id === id),
    }),
    [loaded, hasFailed, reload],
  );
}

async function load(): Promise<Loaded | undefined> {
  try {
    const [{ products }, categories] = await Promise.all([api.listProducts(), api.categories()]);
    return { products, categories };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
