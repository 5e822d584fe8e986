import { expect, test } from "vitest";
import { INFO_PAGE_SLUGS } from "../domain/shop/info-page-slugs.ts";
import { FIRST_TOPICS } from "./first-topics.ts";

test("every topic leads to a page that is there", () => {
  expect(FIRST_TOPICS.filter(({ page }) => !INFO_PAGE_SLUGS.some((slug) => slug === page))).toEqual([]);
});
