import { createWriteStream, statSync } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { ShopError } from "../domain/error.ts";
import { withBackups } from "./opened-backups.ts";

const command = {
  example: "npm run backup -- dukkan.zip",
  mayBeNew: false,
  isReading: true,
  options: { full: { type: "boolean" } },
} as const;

await withBackups(command, refuseNoFile, async ({ backups, file, has, reachPictures }) => {
  await reachPictures();
  const unfinished = `${file}.part`;
  try {
    await pipeline(backups.copyNow(has("full")), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  const megabytes = ((await stat(file)).size / 1024 ** 2).toFixed(1).replace(".", ",");
  console.log(`Kopya hazır: ${file} (${megabytes} MB)`);
  console.log(
    has("full")
      ? "İçinde şifreler ve giriş sırları da var (özetleriyle): kimseyle paylaşma."
      : "Şifreler içinde yok; onlarla birlikte istersen: npm run backup -- dukkan.zip --full",
  );
});

function refuseNoFile(file: string): void {
  const folder = dirname(file);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ShopError("invalid", `Böyle bir klasör yok: ${folder}. Önce onu aç (mkdir -p), ya da başka bir yer yaz.`);
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ShopError("invalid", `Burası bir klasör: ${file}. Dosyanın adını da yaz. Örnek: ${command.example}`);
  }
}
