import { type PictureFiles, picturePath } from "../../domain/catalog/media.ts";
import { ShopError } from "../../domain/error.ts";
import type { Config } from "../../server/config/config.ts";
import type { Database } from "../../storage/database.ts";
import { listLostPictures, pictureMoves, removeUnnamedFiles } from "../../storage/pictures/moved-pictures.ts";
import { placesOf, reachStore } from "../../storage/pictures/picture-places.ts";
import { openS3Files } from "../../storage/pictures/s3-files.ts";
import { withShop } from "./opened-shop.ts";

const WAYS = {
  s3: {
    copied: "hepsi depoda. Veritabanındakiler de duruyor.",
    next: "Çalışan her Fiyonk MEDIA_URL ile yeniden başladıktan sonra eskileri kaldır: npm run pictures -- --to s3 --remove-old",
  },
  database: {
    copied: "hepsi veritabanında. Depodakiler de duruyor.",
    next: "Şimdi dükkânı durdur, bu komutu bir kez daha çalıştır ve dükkânı MEDIA_URL olmadan aç. Sonra eskileri kaldır: npm run pictures -- --to database --remove-old (MEDIA_URL yalnız bu komuta verilerek)",
  },
};

const EVERY = 100;

const command = {
  mayBeNew: false,
  example: "npm run pictures -- --to s3",
  options: { to: { type: "string" }, "remove-old": { type: "boolean" }, "remove-unnamed": { type: "boolean" } },
} as const;

await withShop(command, async ({ config, database, option }) => {
  const to = option("to");
  if (option("remove-unnamed") !== undefined) return removeUnnamed(database, config);
  if (to === undefined && option("remove-old") === undefined)
    return show({ db: database.db, files: config.pictureStore && openS3Files(config.pictureStore) });
  if (to !== "s3" && to !== "database") {
    throw new ShopError("invalid", "Nereye? npm run pictures -- --to s3 ya da npm run pictures -- --to database");
  }
  const parts = { db: database.db, files: await openStore(config) };
  if (option("remove-old") !== undefined) {
    const removed = await pictureMoves[to].removeOld(parts);
    console.log(`${removed} görselin eski yerdeki kopyası kaldırıldı.`);
    return;
  }
  console.log("Görseller kopyalanıyor; yarıda kesersen aynı komut kaldığı yerden sürdürür…");
  const copied = await pictureMoves[to].copy(parts, ({ done, total }) => {
    if (done % EVERY === 0) console.log(`  ${done}/${total}`);
  });
  console.log(`${copied} görsel kopyalandı, ${WAYS[to].copied}`);
  console.log(WAYS[to].next);
});

async function openStore({ pictureStore }: Config): Promise<PictureFiles> {
  if (!pictureStore) {
    throw new ShopError("invalid", "MEDIA_URL verilmemiş: görsel deposunun adresi .env.example'da anlatılıyor.");
  }
  const files = openS3Files(pictureStore);
  await reachStore(files);
  return files;
}

/** Never by itself: a shop started on an older copy of the database would remove what the living one names. */
async function removeUnnamed({ db }: Database, config: Config): Promise<void> {
  const count = await removeUnnamedFiles(db, await openStore(config), new Date());
  console.log(`Bu veritabanındaki hiçbir görselin kullanmadığı ${count} dosya depodan kaldırıldı.`);
}

/** Tells where the pictures are, and which the store has lost. */
async function show({ db, files }: { db: Database["db"]; files: PictureFiles | undefined }): Promise<void> {
  const { onlyInDatabase, inBoth, onlyInFiles } = placesOf(db);
  const [here, both, there] = await Promise.all([onlyInDatabase, inBoth, onlyInFiles].map(({ list }) => list()));
  console.log(`Veritabanında ${here?.length} görsel, depoda ${there?.length}, ikisinde birden ${both?.length}.`);
  if (!files) return;
  await reachStore(files);
  const lost = await listLostPictures({ db, files });
  if (lost.length === 0) return;
  console.log("Şunların dosyası depoda yok. Aynı fotoğrafı yeniden yükle ya da bir yedeği geri yükle:");
  for (const hash of lost) console.log(`  ${picturePath(hash)}`);
  process.exitCode = 1;
}
