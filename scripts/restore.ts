import { statSync } from "node:fs";
import type { SeenCopy } from "../domain/backup/shop-copies.ts";
import { ShopError } from "../domain/error.ts";
import { istanbulDate } from "../domain/istanbul.ts";
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
  isReading: false,
  options: { dene: { type: "boolean" }, roller: { type: "string" } },
} as const;

await withBackups(command, refuseNoFile, async ({ backups, file, has, typed, recordRole }) => {
  let told = "";
  const tell = ({ phase }: { phase: keyof typeof PHASES }) => {
    if (phase !== told) console.log(PHASES[phase]);
    told = phase;
  };
  if (has("dene")) return show(await backups.look(file, tell));
  const roles = typed("roller").split(",");
  const { before, raised, seen } = await backups.restore(file, { roles }, tell);
  for (const { userId, role } of raised) await recordRole(userId, role);
  const { products, pictures, people } = seen.preview;
  console.log(
    `Geri yüklendi: ${seen.shop}, ${istanbulDate(new Date(seen.madeAt))} tarihli kopya. ${products.inCopy} ürün, ${pictures.inCopy} görsel, ${people.inCopy} kişi.`,
  );
  console.log(`Önceki hâli duruyor: DATA_DIR/backups/${before}`);
  if (raised.length < seen.preview.roles.length) {
    console.log(`Rolünü geri almayanlar var: --roller ile adreslerini yaz (${rolesIn(seen)})`);
  }
  if (!seen.isFull) {
    console.log("Şifreler kopyada yok: burada hesabı olmayanlar için npm run reset-password -- mail@… kullan.");
  }
});

function refuseNoFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new ShopError("not-found", `Böyle bir dosya yok: ${file}`);
  if (!found.isFile()) throw new ShopError("invalid", `Bu bir kopya dosyası değil: ${file}`);
}

/** Tells the changes of a restore, and makes none. */
function show(seen: SeenCopy): void {
  const { shop, madeAt, isFull, preview } = seen;
  console.log(
    `${shop}, ${istanbulDate(new Date(madeAt))} tarihli kopya; şifreler içinde ${isFull ? "var" : "yok"}. Geri yüklense:`,
  );
  for (const [part, name] of PREVIEWED) console.log(`  ${name}: ${preview[part].now} yerine ${preview[part].inCopy}`);
  const { leaving } = preview.products;
  if (leaving.count > 0) console.log(`  Kopyada olmayan ${leaving.count} ürün dükkândan kalkar.`);
  if (preview.roles.length > 0) console.log(`  --roller adres,adres ile rolünü geri alabilecekler: ${rolesIn(seen)}`);
  console.log(`Hiçbir şey değişmedi. Geri yüklemek için: ${command.example}`);
}

/** A function: the command above runs before a constant below it has a value. */
function rolesIn({ preview }: SeenCopy): string {
  return preview.roles.map(({ email, role }) => `${email}: ${role === "admin" ? "sahip" : "yardımcı"}`).join(", ");
}
