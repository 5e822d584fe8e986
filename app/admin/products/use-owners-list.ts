import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Category } from "../../../domain/catalog/category.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { type OwnersListing, ownersQuestion } from "../../../domain/listing/owners-listing.ts";
import { ApiError, api } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { type OwnersAnswer, panel } from "../panel-calls.ts";
import { findProduct } from "../product-form/saved-product.ts";
import { useRefusal } from "../use-refusal.ts";
import { withNewestRows, withProduct } from "./newest-rows.ts";

/** An answer stays with what was asked: the address may be ahead of it. */
type Loaded = { listing: OwnersListing; answer: OwnersAnswer; categories: Category[] };

export type OwnersList = OwnersAnswer & {
  stage: "loading" | "failed" | "ready";
  /** What the rows, and how many match, are the answer to. */
  listing: OwnersListing;
  categories: Category[];
  reload: () => Promise<void>;
  /** An edited product answers into its row. */
  put: (product: Product) => void;
  /** The same rows as they will stand once the server has moved one. */
  arrange: (rows: Product[]) => void;
  find: (id: string) => Promise<Product | undefined>;
};

const NOTHING: OwnersAnswer = {
  ...{ rows: [], matches: 0, page: 1, pages: 1 },
  counts: { all: 0, categories: 0, featured: 0 },
};

/** The list as the server answers it; until a new answer is there, or if there is none, the last one stays. */
export function useOwnersList(listing: OwnersListing): OwnersList {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const turns = useRef({ asked: 0, answered: 0, isGone: false });
  const refuse = useRefusal();
  const question = new URLSearchParams(ownersQuestion(listing)).toString();
  const newest = useRef({ listing, question });

  const load = async () => {
    const ours = turns.current;
    ours.asked += 1;
    const turn = ours.asked;
    setFailed(false);
    const outcome = await ask(newest.current, loaded?.categories);
    if (ours.isGone || turn < ours.answered) return;
    if (outcome instanceof ApiError) {
      // Only the last question is worth a word: the others are forgotten anyway.
      if (turn < ours.asked) return;
      setFailed(true);
      refuse(outcome, messages.dataFailed);
      return;
    }
    ours.answered = turn;
    setLoaded((current) => ({ ...outcome, answer: withNewestRows(outcome.answer, current?.answer.rows ?? []) }));
  };

  const loadNow = useEffectEvent((question: string) => {
    newest.current = { listing, question };
    return load();
  });
  useEffect(
    function followAddress() {
      turns.current.isGone = false;
      loadNow(question);
    },
    [question],
  );
  useEffect(function forgetWhenGone() {
    const ours = turns.current;
    return () => {
      ours.isGone = true;
    };
  }, []);

  const put = (product: Product) =>
    setLoaded((current) => current && { ...current, answer: withProduct(current.answer, product) });

  return {
    ...(loaded?.answer ?? NOTHING),
    listing: loaded?.listing ?? listing,
    categories: loaded?.categories ?? [],
    stage: loaded ? "ready" : hasFailed ? "failed" : "loading",
    reload: load,
    put,
    arrange: (rows) => setLoaded((current) => current && { ...current, answer: { ...current.answer, rows } }),
    async find(id) {
      const shown = loaded?.answer.rows.find((product) => product.id === id);
      return shown ?? findProduct(id);
    },
  };
}

type Asked = { listing: OwnersListing; question: string };

/** The categories are asked for once: in the panel nobody changes them. */
async function ask({ listing, question }: Asked, known: Category[] | undefined): Promise<Loaded | ApiError> {
  try {
    const [answer, categories] = await Promise.all([panel.list(question), known ?? api.categories()]);
    return { listing, answer, categories };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error;
  }
}
