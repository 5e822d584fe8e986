import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { withBackups } from "./opened-backups.ts";

const example = "npm run backup -- dukkan.zip";

await withBackups({ example, mayBeNew: false }, async ({ backups, file, isFull, reachPictures }) => {
  await reachPictures();
  const unfinished = `${file}.part`;
  try {
    await pipeline(backups.copyNow(isFull), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  const megabytes = ((await stat(file)).size / 1024 ** 2).toFixed(1).replace(".", ",");
  console.log(`Kopya hazır: ${file} (${megabytes} MB)`);
  console.log(
    isFull
      ? "İçinde şifreler ve giriş sırları da var (özetleriyle): kimseyle paylaşma."
      : "Şifreler içinde yok; onlarla birlikte istersen: npm run backup -- dukkan.zip --full",
  );
});
