import { useCallback, useEffect, useRef, useState } from "react";
import type { Category } from "../../../domain/catalog/category.ts";
import type { ShowcaseProduct, Showcases } from "../../../domain/catalog/showcase.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { whenIdle } from "../../when-idle.ts";

const NOTHING: ShowcaseProduct[] = [];

/** What did not come with the page comes when the phone is idle, or when it is chosen; until then the grid stays as it is. */
export function useShowcase(filter: string, known: Showcases, categories: readonly Category[]) {
  const [found, setFound] = useState<Showcases>({});
  const [failed, setFailed] = useState<string>();
  const products = known[filter] ?? found[filter];
  const [shown, setShown] = useState(products ?? NOTHING);
  if (products && products !== shown) setShown(products);

  const asked = useRef(new Map<string, Promise<void>>());
  const ask = useCallback((category: string): Promise<void> => {
    const answering = asked.current.get(category) ?? askFor(category);
    asked.current.set(category, answering);
    answering.catch(() => asked.current.delete(category));
    return answering;

    async function askFor(slug: string) {
      const { askForShowcase } = await import("./ask-for-showcase.ts");
      const answer = await askForShowcase(slug);
      setFound((others) => ({ ...others, [slug]: answer }));
    }
  }, []);

  const isMissing = !products && failed !== filter;
  useEffect(
    function askForWhatIsChosen() {
      if (!isMissing) return;
      let isChosen = true;
      ask(filter).catch(() => {
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
    function askAgainWhenChosenAgain() {
      return () => setFailed((last) => (last === filter ? undefined : last));
    },
    [filter],
  );
  useEffect(
    function askForTheRestWhenIdle() {
      const missing = categories.filter(({ slug }) => !known[slug]);
      // Nobody has chosen them yet: what does not come now is asked for again when somebody does.
      return whenIdle(() => Promise.allSettled(missing.map(({ slug }) => ask(slug))));
    },
    [categories, known, ask],
  );

  return {
    products: shown,
    isWaiting: isMissing,
    hasFailed: !products && failed === filter,
    askAgain: () => setFailed(undefined),
  };
}
