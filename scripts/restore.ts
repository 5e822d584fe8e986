import { statSync } from "node:fs";
import { ShopError } from "../domain/error.ts";
import { istanbulDate } from "../domain/settings/shown-days.ts";
import type { SeenCopy } from "../server/backup/backups.ts";
import { withBackups } from "./opened-backups.ts";

const PHASES = {
  checking: "Kopya denetleniyor…",
  copying: "Dükkânın şimdiki hâli saklanıyor…",
  restoring: "Geri yükleniyor…",
};

const PREVIEWED = [
  ["products", "ürün"],
  ["categories", "kategori"],
  ["pictures", "görsel"],
  ["orders", "sipariş"],
  ["people", "kişi"],
] as const;

const command = {
  example: "npm run restore -- dukkan.zip",
  mayBeNew: true,
  options: { dene: { type: "boolean" } },
} as const;

await withBackups(command, refuseNoFile, async ({ backups, file, has }) => {
  let told = "";
  const tell = ({ phase }: { phase: keyof typeof PHASES }) => {
    if (phase !== told) console.log(PHASES[phase]);
    told = phase;
  };
  if (has("dene")) return show(await backups.look(file, tell));
  const { before, seen } = await backups.restore(file, {}, tell);
  const { products, pictures, people } = seen.preview;
  console.log(
    `Geri yüklendi: ${seen.shop}, ${istanbulDate(new Date(seen.madeAt))} tarihli kopya. ${products.inCopy} ürün, ${pictures.inCopy} görsel, ${people.inCopy} kişi.`,
  );
  console.log(`Önceki hâli duruyor: DATA_DIR/backups/${before}`);
  if (!seen.isFull) {
    console.log("Şifreler kopyada yok: burada hesabı olmayanlar için npm run reset-password -- mail@… kullan.");
  }
});

function refuseNoFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new ShopError("not-found", `Böyle bir dosya yok: ${file}`);
  if (!found.isFile()) throw new ShopError("invalid", `Bu bir kopya dosyası değil: ${file}`);
}

/** What a restore would change. Nothing is changed. */
function show({ shop, madeAt, isFull, preview }: SeenCopy): void {
  console.log(
    `${shop}, ${istanbulDate(new Date(madeAt))} tarihli kopya; şifreler içinde ${isFull ? "var" : "yok"}. Geri yüklense:`,
  );
  for (const [part, name] of PREVIEWED) console.log(`  ${name}: ${preview[part].now} yerine ${preview[part].inCopy}`);
  if (preview.leavingProducts > 0) console.log(`  Kopyada olmayan ${preview.leavingProducts} ürün dükkândan kalkar.`);
  if (preview.newOwners.length > 0) console.log(`  Yeniden sahip olanlar: ${preview.newOwners.join(", ")}`);
  console.log(`Hiçbir şey değişmedi. Geri yüklemek için: ${command.example}`);
}
