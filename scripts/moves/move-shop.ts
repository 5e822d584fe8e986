import { resolve } from "node:path";
import { ShopError } from "../../domain/error.ts";
import { parsePostgresUrl, postgresUrl } from "../../server/config/config.ts";
import { explainFailure } from "../../server/start/start-failure.ts";
import type { DatabasePlace } from "../../storage/engine/engine.ts";
import { TargetFailure } from "../../storage/move/move-target.ts";
import { copyWhole, type WholeCopy } from "../../storage/move/whole-copy.ts";
import { withSettings } from "./opened-shop.ts";

const HOW =
  "npm run move -- --to postgres://kullanici:sifre@sunucu/veritabani, ya da bir klasör: --to /srv/fiyonk-data";

await withSettings(
  { mayBeNew: false, example: HOW, options: { to: { type: "string" } } },
  async ({ config, option }) => {
    const from: DatabasePlace = { databaseUrl: config.databaseUrl, dataDir: config.dataDir };
    const to = sideOf(option("to"), from);
    console.log("Dükkân bu anki hâliyle kopyalanıyor ve karşılaştırılıyor; bu sırada çalışabilir…");
    const copy = await copyWhole(from, to).catch(blameTarget);
    console.log(compared(copy));
    console.log(copy.running.length > 0 ? stillRunning(copy, settingOf(to)) : stopped(settingOf(to)));
  },
);

function sideOf(word: string | undefined, from: DatabasePlace): DatabasePlace {
  if (!word) throw new ShopError("invalid", `Nereye? ${HOW}`);
  const isServer = word.includes("://");
  const problem = isServer ? postgresUrl.safeParse(word).error?.issues[0] : undefined;
  if (problem) throw new ShopError("invalid", `--to: ${problem.message}. ${HOW}`);
  const to: DatabasePlace = isServer
    ? { databaseUrl: word, dataDir: from.dataDir }
    : { databaseUrl: undefined, dataDir: resolve(word) };
  if (to.databaseUrl === from.databaseUrl && to.dataDir === from.dataDir) {
    throw new ShopError("invalid", `Dükkân zaten orada. ${HOW}`);
  }
  return to;
}

/** The sentences of a start name settings, which are those of the old place. */
function blameTarget(error: unknown): never {
  if (!(error instanceof TargetFailure)) throw error;
  const sentence = explainFailure(error.cause, 0);
  if (sentence === undefined) throw error.cause;
  const named = sentence
    .replace("HOST ya da ", "")
    .replace("DATA_DIR'in", "--to'nun")
    .replace(/DATABASE_URL|DATA_DIR/, "--to");
  throw new ShopError("invalid", `Hedef: ${named}`);
}

/** Without the password. */
function settingOf({ databaseUrl, dataDir }: DatabasePlace): string {
  if (!databaseUrl) return `DATABASE_URL satırını kaldır, DATA_DIR=${dataDir} yaz`;
  const url = parsePostgresUrl(databaseUrl);
  return `DATABASE_URL satırına bu komuta verdiğin adresi yaz (${url?.hostname}${url?.pathname})`;
}

function compared({ sums, revision }: WholeCopy): string {
  const rows = [...sums.values()].reduce((sum, table) => sum + table.rows, 0);
  const counted = (table: string) => (sums.get(table)?.rows ?? 0).toLocaleString("tr-TR");
  return [
    `Kopyalandı, her satırı aslıyla karşılaştırıldı, hepsi aynı: ${sums.size} tabloda ${rows.toLocaleString("tr-TR")} satır`,
    `(${counted("products")} ürün, ${counted("categories")} kategori, ${counted("media")} görsel, ${counted("orders")} sipariş, ${counted("users")} kişi; ${revision}. kayda kadar).`,
  ].join(" ");
}

function stillRunning({ running }: WholeCopy, setting: string): string {
  return [
    `Henüz geçme: dükkân çalışıyor (${running.join(", ")}); bundan sonra kaydedilenler kopyada yok. Geçmek için:`,
    "  1. Çalışan her Fiyonk'u durdur (birdenbire kapanmış olan, iki dakika daha çalışıyor görünür).",
    "  2. Bu komutu aynen bir kez daha çalıştır: kopya, dükkânın durduğu andaki hâlini alır.",
    `  3. ${setting}, dükkânı aç.`,
  ].join("\n");
}

function stopped(setting: string): string {
  return [
    "Çalışan bir Fiyonk görünmüyor, kopyada her şey var. Şimdi geç:",
    `  1. ${setting}, dükkânı aç.`,
    "  2. Eski yeri bir daha açma: orada kaydedilen burada olmaz. Yenisinin yedeğini alana kadar da silme.",
  ].join("\n");
}
