import { describe, expect, test } from "vitest";
import { isOutage } from "../../domain/error.ts";
import { type DatabaseLocation, ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { namesIn, openPictureStore, type PictureStore, pictureOf } from "../../tests/support/pictures/picture-store.ts";
import { createMedia, removeUnusedPictures } from "../stored-media.ts";
import { pictureMoves, removeUnnamedFiles } from "./moved-pictures.ts";
import { reachPictures } from "./picture-places.ts";

const afterDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000);

async function openBoth(location: DatabaseLocation, store?: PictureStore) {
  const { files, ...rest } = store ?? (await openPictureStore());
  const { db, store: shop } = await openFor(location);
  return { ...rest, files, db, shop, inFiles: createMedia(db, files), inDatabase: createMedia(db) };
}

const textOf = (found?: { bytes: Uint8Array }) => found && Buffer.from(found.bytes).toString().slice(12);

describe.each(ENGINES)("pictures in a store, rows on $engine", ({ newLocation }) => {
  test("the bytes are a file of their own, the row is in the database, and both come back together", async () => {
    const { db, files, inFiles } = await openBoth(await newLocation());
    const [picture, cut] = [pictureOf("ayıcık"), pictureOf("kesik")];
    await inFiles.savePicture(picture);
    await inFiles.savePicture(cut, picture.hash);
    expect(await inFiles.findPicture(picture.hash)).toEqual(picture);
    expect(await inFiles.findOriginal(cut.hash)).toEqual(picture);
    const rows = await db.selectFrom("media").select(["bytes", "place"]).execute();
    expect(rows.map(({ bytes }) => bytes.byteLength)).toEqual([0, 0]);
    expect(new Set(rows.map(({ place }) => place))).toEqual(new Set(await namesIn({ files }, "pictures/")));
  });

  test("the same picture saved again writes no second file, and a file that the store has lost", async () => {
    const { files, inFiles } = await openBoth(await newLocation());
    const picture = pictureOf("ayıcık");
    await inFiles.savePicture(picture);
    await inFiles.savePicture(picture);
    const [name = "", ...others] = await namesIn({ files }, "pictures/");
    expect(others).toEqual([]);
    await files.remove(name);
    expect(isOutage(await inFiles.findPicture(picture.hash).catch((error: unknown) => error))).toBe(true);
    await inFiles.savePicture(picture);
    expect(textOf(await inFiles.findPicture(picture.hash))).toBe("ayıcık");
  });

  test("while the store is away a picture is refused and leaves nothing; those in the database are found", async () => {
    const { db, inFiles, inDatabase, leave, comeBack } = await openBoth(await newLocation());
    await inDatabase.savePicture(pictureOf("eski"));
    await leave();
    const refused = await inFiles.savePicture(pictureOf("yeni")).catch((error: unknown) => error);
    expect(isOutage(refused)).toBe(true);
    expect(await db.selectFrom("media").select("hash").execute()).toEqual([{ hash: pictureOf("eski").hash }]);
    expect(textOf(await inFiles.findPicture(pictureOf("eski").hash))).toBe("eski");
    await comeBack();
    await inFiles.savePicture(pictureOf("yeni"));
    expect(textOf(await inFiles.findPicture(pictureOf("yeni").hash))).toBe("yeni");
  });

  test("the nightly clean-up removes the files of removed pictures, and none that a picture has or may get", async () => {
    const { db, shop, files, inFiles } = await openBoth(await newLocation());
    await inFiles.savePicture(pictureOf("kalan"));
    await inFiles.savePicture(pictureOf("giden"));
    const { place } = await db
      .selectFrom("media")
      .select("place")
      .where("hash", "=", pictureOf("kalan").hash)
      .executeTakeFirstOrThrow();
    await files.write(`sizes/${pictureOf("kalan").hash}-320.avif`, new Uint8Array(9), "image/avif");
    await files.write(`sizes/${pictureOf("giden").hash}-320.avif`, new Uint8Array(9), "image/avif");
    await files.write("pictures/half-saved.webp", new Uint8Array(9), "image/webp");
    await db
      .insertInto("settings")
      .values({ key: "x", value: `"/media/${pictureOf("kalan").hash}.webp"`, revision: 0 })
      .execute();
    expect(await removeUnusedPictures(shop, afterDays(40))).toEqual([pictureOf("giden").hash]);
    expect(await removeUnnamedFiles(db, files, new Date())).toBe(0);
    expect(await removeUnnamedFiles(db, files, afterDays(2))).toBe(3);
    expect(await namesIn({ files }, "")).toEqual([place, `sizes/${pictureOf("kalan").hash}-320.avif`]);
  });
});

describe.each(ENGINES)("the move between database and store on $engine", ({ newLocation }) => {
  const ALL = ["bir", "iki", "üç"].map(pictureOf);
  const tell = () => {};

  test("goes there and back; old bytes stay until they are removed by a second word", async () => {
    const { db, files, inFiles, inDatabase } = await openBoth(await newLocation());
    for (const picture of ALL) await inDatabase.savePicture(picture);
    expect(await pictureMoves.s3.copy({ db, files }, tell)).toBe(3);
    for (const media of [inFiles, inDatabase]) {
      for (const { hash, bytes } of ALL) expect(textOf(await media.findPicture(hash))).toBe(textOf({ bytes }));
    }
    await reachPictures(db, undefined);
    expect(await pictureMoves.s3.removeOld({ db, files })).toBe(3);
    for (const { hash, bytes } of ALL) expect(textOf(await inFiles.findPicture(hash))).toBe(textOf({ bytes }));
    await expect(reachPictures(db, undefined)).rejects.toThrow("MEDIA_URL verilmemiş");

    await files.write(`sizes/${ALL[0]?.hash}-320.avif`, new Uint8Array(9), "image/avif");
    await expect(pictureMoves.database.removeOld({ db, files })).rejects.toThrow("3 görsel");
    expect(await pictureMoves.database.copy({ db, files }, tell)).toBe(3);
    expect(await pictureMoves.database.removeOld({ db, files })).toBe(3);
    expect(await namesIn({ files }, "")).toEqual([]);
    for (const { hash, bytes } of ALL) expect(textOf(await inDatabase.findPicture(hash))).toBe(textOf({ bytes }));
  });

  test("a move that is stopped goes on where it was, also when the store has lost a file meanwhile", async () => {
    const { db, files, inFiles, inDatabase } = await openBoth(await newLocation());
    for (const picture of ALL) await inDatabase.savePicture(picture);
    let written = 0;
    const stopping = {
      ...files,
      write: async (...file: Parameters<typeof files.write>) => {
        if (written === 2) throw new Error("stopped");
        written += 1;
        await files.write(...file);
      },
    };
    await expect(pictureMoves.s3.copy({ db, files: stopping }, tell)).rejects.toThrow("stopped");
    await expect(pictureMoves.s3.removeOld({ db, files })).rejects.toThrow("1 görsel");
    const [lost = ""] = await namesIn({ files }, "pictures/");
    await files.remove(lost);
    expect(await pictureMoves.s3.copy({ db, files }, tell)).toBe(2);
    await pictureMoves.s3.removeOld({ db, files });
    for (const { hash, bytes } of ALL) expect(textOf(await inFiles.findPicture(hash))).toBe(textOf({ bytes }));
  });

  test("the removal of files that fails is repeated, and leaves none", async () => {
    const { db, files, inFiles, inDatabase } = await openBoth(await newLocation());
    for (const picture of ALL) await inFiles.savePicture(picture);
    await pictureMoves.database.copy({ db, files }, tell);
    const refusing = { ...files, remove: () => Promise.reject(new Error("away")) };
    await expect(pictureMoves.database.removeOld({ db, files: refusing })).rejects.toThrow("away");
    expect(await pictureMoves.database.removeOld({ db, files })).toBe(3);
    expect(await namesIn({ files }, "")).toEqual([]);
    for (const { hash, bytes } of ALL) expect(textOf(await inDatabase.findPicture(hash))).toBe(textOf({ bytes }));
  });

  test("bytes that are not what their hash says stop the move, and nothing is removed", async () => {
    const { db, files, inFiles } = await openBoth(await newLocation());
    await inFiles.savePicture(pictureOf("bir"));
    const [name = ""] = await namesIn({ files }, "pictures/");
    await files.write(name, new Uint8Array([1, 2, 3]), "image/webp");
    await expect(pictureMoves.database.copy({ db, files }, tell)).rejects.toThrow("ilk hâliyle aynı değil");
    expect(await namesIn({ files }, "pictures/")).toEqual([name]);
  });
});
