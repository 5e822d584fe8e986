import { expect, test } from "vitest";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { slugOf } from "../slug.ts";
import { suitedIn } from "./mended-fit.ts";

test("persons, occasions and tastes have names of their own, by which a mend and an address tell them apart", () => {
  const { recipients, giftOccasions, giftTastes } = FIRST_SETTINGS.searchGuide;
  const slugs = [...recipients, ...giftOccasions, ...giftTastes].map(({ name }) => slugOf(name));
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
  expect(suitedIn(FIRST_SETTINGS.searchGuide).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Anne", "Yıl dönümü", "Kahve", "İsme özel"]),
  );
});

test("each person whose day an occasion is stands in the list of persons", () => {
  const { recipients, giftOccasions } = FIRST_SETTINGS.searchGuide;
  const names = recipients.map(({ name }) => name);
  expect(giftOccasions.filter(({ person }) => person !== undefined && !names.includes(person))).toEqual([]);
});
