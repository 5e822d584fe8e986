import { expect, onTestFinished, test, vi } from "vitest";
import type { Picture } from "../domain/catalog/media.ts";
import { startCluster } from "../tests/support/databases/postgres-cluster.ts";
import { startStandBy } from "../tests/support/databases/postgres-stand-by.ts";
import { openApp } from "../tests/support/open-app.ts";
import { pictureOf } from "../tests/support/pictures/picture-store.ts";
import { readFromReplica } from "./media-replica.ts";

const AYICIK = pictureOf("ayıcık");
const TAVSAN = pictureOf("tavşan");

const textOf = (found?: Picture) => found && Buffer.from(found.bytes).toString();

test("pictures are read from a stand-by, also while the primary is away; what it lacks comes from the primary", async () => {
  const primary = await startCluster();
  onTestFinished(primary.stop);
  const standBy = await startStandBy(primary);
  onTestFinished(standBy.stop);
  const shop = await openApp({ env: { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standBy.url } });
  onTestFinished(shop.close);
  const { media } = shop;

  await media.savePicture(AYICIK);
  await standBy.catchUp();
  await standBy.stopFollowing();
  await media.savePicture(TAVSAN);
  expect(textOf(await media.findPicture(TAVSAN.hash))).toBe(textOf(TAVSAN));
  await primary.stopAtOnce();
  expect(textOf(await media.findPicture(AYICIK.hash))).toBe(textOf(AYICIK));
  await expect(media.findPicture(TAVSAN.hash)).rejects.toMatchObject({ code: "unavailable" });
});

test("a replica that fails is reported once and not asked for ten seconds", async () => {
  let now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const asked: string[] = [];
  const primary = { findPicture: async () => AYICIK };
  const replica = {
    async findPicture(hash: string) {
      asked.push(hash);
      throw new Error("away");
    },
  };
  const failed = vi.fn();
  const media = readFromReplica({ ...NO_MEDIA, ...primary }, replica, failed);
  expect(await Promise.all([media.findPicture("bir"), media.findPicture("iki")])).toEqual([AYICIK, AYICIK]);
  expect(await media.findPicture("üç")).toEqual(AYICIK);
  expect([asked, failed.mock.calls.length]).toEqual([["bir", "iki"], 1]);
  now += 10_001;
  expect(await media.findPicture("dört")).toEqual(AYICIK);
  expect([asked.at(-1), failed.mock.calls.length]).toEqual(["dört", 2]);
});

const unused = () => Promise.reject(new Error("not part of this test"));
const NO_MEDIA = {
  savePicture: unused,
  hasPictures: unused,
  listHashes: unused,
  findPicture: unused,
  findOriginal: unused,
};
