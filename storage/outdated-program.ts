import type { KyselyPlugin } from "kysely";
import { ShopError } from "../domain/error.ts";

/**
 * Refuses every statement of a program that is too old for the database, as in an outage: its pages are still served from memory
 * (decision 93).
 */
export const refusingWhile = (isOutdated: () => boolean): KyselyPlugin => ({
  transformQuery({ node }) {
    if (isOutdated()) throw outdated();
    return node;
  },
  transformResult: async ({ result }) => result,
});

const outdated = () =>
  new ShopError("unavailable", "Dükkân yenileniyor, biraz sonra tekrar dene", {
    cause: new Error("the database needs a newer program"),
  });
