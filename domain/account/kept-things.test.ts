import { expect, test } from "vitest";
import { afterMeeting, joinedFavourites, MOST_KEPT_FAVOURITES } from "./kept-things.ts";

const things = (favourites: string[], address: string | null = null) => ({ favourites, address });

test("at their first meeting the favourites of device and account are joined, and the account's address counts", () => {
  const device = things(["kupa", "toka"], "İzmir");
  expect(afterMeeting(null, device, things(["toka", "mum"], "Bursa"))).toEqual(
    things(["kupa", "toka", "mum"], "Bursa"),
  );
  expect(afterMeeting(null, device, things([])).address).toBe("İzmir");
});

test("later a favourite goes if one of both has removed it, and comes if one of both has added it", () => {
  const common = things(["kupa", "toka", "mum"]);
  const met = afterMeeting(common, things(["yeni", "kupa", "mum"]), things(["kupa", "toka", "bere"]));
  expect(met.favourites).toEqual(["yeni", "kupa", "bere"]);
});

test("an address that was changed or forgotten on this device counts, else the account's", () => {
  const common = things([], "İzmir");
  expect(afterMeeting(common, things([], "Bursa"), common).address).toBe("Bursa");
  expect(afterMeeting(common, things([]), common).address).toBeNull();
  expect(afterMeeting(common, common, things([], "Muğla")).address).toBe("Muğla");
});

test("an account takes no endless list, its oldest fall out; a device keeps them all", () => {
  const many = Array.from({ length: MOST_KEPT_FAVOURITES + 5 }, (_, index) => `urun-${index}`);
  const kept = many.slice(0, MOST_KEPT_FAVOURITES);
  expect(afterMeeting(null, things(many), things([])).favourites).toEqual(kept);
  expect(joinedFavourites(kept, many, kept)).toEqual(many);
});
