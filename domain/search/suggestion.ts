import type { Product } from "../catalog/product.ts";
import type { TopicLink } from "./search-guide.ts";

/** What is shown of a product while someone is still typing; `matched` are the words of its name to mark. */
export type Suggestion = Pick<Product, "name" | "slug" | "image" | "price"> & { matched: string[] };

export type Suggestions = {
  suggestions: Suggestion[];
  isNear: boolean;
  /** The page that answers, where the question is about the shop itself. */
  topic?: TopicLink | undefined;
};
