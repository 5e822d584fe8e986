import { expect, test } from "vitest";
import { INFO_PAGE_SLUGS } from "../domain/settings/info-page-slugs.ts";
import { FIRST_TOPICS } from "./first-phrases.ts";

test("every topic links to an existing page", () => {
  expect(FIRST_TOPICS.filter(({ page }) => !INFO_PAGE_SLUGS.some((slug) => slug === page))).toEqual([]);
});
