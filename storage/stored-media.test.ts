import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ENGINES, openFor } from "../tests/support/databases/engines.ts";
import { createMedia } from "./stored-media.ts";

describe.each(ENGINES)("pictures on $engine", ({ newLocation }) => {
  const openMedia = async () => createMedia((await openFor(await newLocation())).db);

  test.each([
    ["every byte", Uint8Array.from({ length: 256 }, (_, byte) => byte)],
    ["half a megabyte", randomBytes(512 * 1024)],
    ["nothing", new Uint8Array(0)],
  ])("%s comes back as it was", async (_, bytes) => {
    const media = await openMedia();
    await media.savePicture({ hash: "kare", width: 16, height: 9, bytes });
    const found = await media.findPicture("kare");
    expect(found).toMatchObject({ hash: "kare", width: 16, height: 9 });
    expect(Buffer.compare(found?.bytes ?? randomBytes(1), bytes)).toBe(0);
  });

  test("the same picture saved twice, even at the same time, is stored once", async () => {
    const { db } = await openFor(await newLocation());
    const media = createMedia(db);
    const picture = { hash: "kare", width: 16, height: 9, bytes: new Uint8Array([1, 2, 3]) };
    await Promise.all([media.savePicture(picture), media.savePicture(picture)]);
    await media.savePicture({ ...picture, hash: "daire" });
    expect(await db.selectFrom("media").select("hash").orderBy("hash").execute()).toEqual([
      { hash: "daire" },
      { hash: "kare" },
    ]);
    expect(await media.findPicture("yok")).toBeUndefined();
  });

  test("a cut picture keeps its original, also when it is saved again without one", async () => {
    const media = await openMedia();
    const picture = { hash: "kare", width: 16, height: 16, bytes: new Uint8Array([1, 2, 3]) };
    await media.savePicture(picture);
    await media.savePicture({ ...picture, hash: "kesik", width: 8 }, "kare");
    await media.savePicture({ ...picture, hash: "kesik", width: 8 });
    expect(await media.findOriginal("kesik")).toMatchObject({ hash: "kare", width: 16 });
    expect(await media.findOriginal("kare")).toBeUndefined();
  });
});
