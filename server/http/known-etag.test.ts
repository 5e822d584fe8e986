import { expect, test } from "vitest";
import { isKnownEtag } from "./page-bytes.ts";

test.each(['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', "*"])("%s matches, weak or strong", (known) => {
  expect(isKnownEtag(known, '"a"')).toBe(true);
  expect(isKnownEtag(known, 'W/"a"')).toBe(true);
});

test.each([undefined, null, "", '"b"', "a", '"a', 'W/"b", "c"'])("%s does not match", (known) => {
  expect(isKnownEtag(known, '"a"')).toBe(false);
});
