import { access } from "node:fs/promises";
import { ShopError } from "../domain/error.ts";
import { istanbulDate } from "../domain/settings/shown-days.ts";
import { withBackups } from "./opened-backups.ts";

const PHASES = {
  checking: "Kopya denetleniyor…",
  copying: "Dükkânın şimdiki hâli saklanıyor…",
  restoring: "Geri yükleniyor…",
};

const example = "npm run restore -- dukkan.zip";

await withBackups({ example, mayBeNew: true }, async ({ backups, file }) => {
  await access(file).catch(() => {
    throw new ShopError("not-found", `Böyle bir dosya yok: ${file}`);
  });
  let told = "";
  const { before, seen } = await backups.restore(file, {}, ({ phase }) => {
    if (phase !== told) console.log(PHASES[phase]);
    told = phase;
  });
  const { products, pictures, people } = seen.preview;
  console.log(
    `Geri yüklendi: ${seen.shop}, ${istanbulDate(new Date(seen.madeAt))} tarihli kopya. ${products.inCopy} ürün, ${pictures.inCopy} görsel, ${people.inCopy} kişi.`,
  );
  console.log(`Önceki hâli duruyor: DATA_DIR/backups/${before}`);
  if (!seen.isFull) {
    console.log("Şifreler kopyada yok: burada hesabı olmayanlar için npm run reset-password -- mail@… kullan.");
  }
});
