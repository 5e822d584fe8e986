import { ShopError } from "../../domain/error.ts";
import { pictureMoves } from "../../storage/pictures/moved-pictures.ts";
import { reachStore } from "../../storage/pictures/reached-pictures.ts";
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

await withShop({ mayBeNew: false }, async ({ config, database, words }) => {
  const to = words[words.indexOf("--to") + 1];
  if (to !== "s3" && to !== "database") {
    throw new ShopError("invalid", "Nereye? npm run pictures -- --to s3 ya da npm run pictures -- --to database");
  }
  if (!config.pictureStore) {
    throw new ShopError("invalid", "MEDIA_URL verilmemiş: görsel deposunun adresi .env.example'da anlatılıyor.");
  }
  const parts = { db: database.db, files: openS3Files(config.pictureStore) };
  await reachStore(parts.files);
  if (words.includes("--remove-old")) {
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
