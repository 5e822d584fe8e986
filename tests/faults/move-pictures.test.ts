import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { openDatabase } from "../../storage/database.ts";
import { createMedia } from "../../storage/stored-media.ts";
import { openPictureStore, pictureOf } from "../support/pictures/picture-store.ts";
import { inheritedEnvironment } from "../support/shop-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** A shop with one picture, which nobody runs. */
async function stoppedShop(): Promise<string> {
  const dataDir = await temporaryFolder();
  const { db, close } = await openDatabase({ dataDir });
  await createMedia(db).savePicture(pictureOf("ayıcık"));
  await close();
  return dataDir;
}

const run = promisify(execFile);

/** What the command says, whether it succeeds or not. */
async function say(command: string, words: readonly string[], env: Record<string, string>): Promise<string> {
  const script = resolve("scripts", "moves", `${command}.ts`);
  const { stdout, stderr } = await run(process.execPath, [script, "--", ...words], {
    env: { ...inheritedEnvironment(), ...env },
    cwd: await temporaryFolder(),
  }).catch((failure) => failure);
  return stdout + stderr;
}

test("pictures are moved into a store by two words, and back", async () => {
  const DATA_DIR = await stoppedShop();
  const { env, files } = await openPictureStore();
  const ask = (...words: string[]) => say("move-pictures", words, { ...env, DATA_DIR });
  expect(await ask("--to")).toContain("Anlaşılmadı: --to");
  expect(await ask("--to", "disk")).toContain("Nereye?");
  expect(await ask()).toContain("Veritabanında 1 görsel, depoda 0, ikisinde birden 0.");
  expect(await say("move-pictures", ["--to", "s3"], { DATA_DIR })).toContain("MEDIA_URL verilmemiş");
  expect(await ask("--to", "s3", "--remove-old")).toContain("Henüz kopyalanmamış 1 görsel var");
  expect(await ask("--to", "s3")).toContain("1 görsel kopyalandı, hepsi depoda");
  expect(await ask("--to", "s3", "--remove-old")).toContain("1 görselin eski yerdeki kopyası kaldırıldı");
  expect(await say("../backup", ["kopya.zip"], { DATA_DIR })).toContain("ama MEDIA_URL verilmemiş");
  for await (const { name } of files.list("pictures/")) {
    await files.remove(name);
    expect(await ask()).toContain(
      `dosyası depoda yok. Aynı fotoğrafı yeniden yükle ya da bir yedeği geri yükle:\n  /media/`,
    );
    await files.write(name, pictureOf("ayıcık").bytes, "image/webp");
  }
  expect(await ask("--to", "database")).toContain("1 görsel kopyalandı, hepsi veritabanında");
  expect(await ask("--to", "database", "--remove-old")).toContain("1 görselin eski yerdeki kopyası kaldırıldı");
});
