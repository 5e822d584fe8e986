import { isOutage, ShopError } from "../../domain/error.ts";
import { missingFacts, SELLERS_SECTIONS, waitingPages } from "../../domain/shop/shop-facts.ts";
import { panelAddresses } from "../../domain/web/panel-addresses.ts";
import { ConfigError } from "../config/config.ts";
import { explainOutage } from "../log/database-failure.ts";
import { createLog } from "../log/log.ts";
import type { Shop } from "../shop.ts";

/** Prints a sentence for the owner. Details of an unexpected failure go to the log. */
export async function reportFailure(error: unknown, port: number): Promise<void> {
  const explained = explainFailure(error, port);
  console.error(explained ?? "Beklenmeyen bir hata oldu; ayrıntısı günlükte, start_failed satırında.");
  if (explained !== undefined) return;
  const log = createLog("error");
  log.error("start_failed", { error });
  await log.flush();
}

/** A Turkish sentence for a failure that an owner can fix; undefined for one that only a programmer can. */
export function explainFailure(error: unknown, port: number): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof ShopError) return explainOutage(error.cause) ?? error.message;
  const { code, syscall, path } = systemError(error);
  if (syscall === "listen" && code === "EADDRINUSE") {
    return `${port} numaralı port dolu: başka bir program onu kullanıyor. Başka bir port seç, örneğin PORT=${port + 1} npm start`;
  }
  if (syscall === "listen" && code === "EACCES") {
    return `${port} numaralı portu açmaya izin yok. 1024'ten büyük bir port seç, örneğin PORT=3000 npm start`;
  }
  if (syscall === "listen" && (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT" || code === "EINVAL"))
    return "HOST bu makinenin bir adresi değil.";
  if (code === "ENOENT" && syscall === "scandir")
    return "Sayfalar henüz hazırlanmamış: npm start ya da npm run build yaz.";
  if (code === "ENOENT" && syscall === "mkdir")
    return "DATA_DIR'in gösterdiği yerde klasör açılamıyor; başka bir yer seç.";
  if (code === "EEXIST" || code === "ENOTDIR") return "DATA_DIR bir klasörün yolu olmalı.";
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return unwritable(path);
  if (code === "ENAMETOOLONG" || code === "ELOOP") return "DATA_DIR bir klasörün yolu olmalı.";
  if (code === "ENOSPC" || code === "EDQUOT") return "DATA_DIR'in diski dolu: yer aç, sonra yeniden başlat.";
  if (code === "EMFILE" || code === "ENFILE")
    return "Bu makinede açık dosya sınırı dolmuş: sınırı yükselt (ulimit -n), sonra yeniden başlat.";
  return explainOutage(error);
}

/** Names the user by number, because a container may have no name for the user of this process. */
function unwritable(path: unknown): string {
  const user = process.getuid ? `bu kullanıcıya (numarası ${process.getuid()})` : "bu kullanıcıya";
  return `${path ?? "DATA_DIR"} için izin yok: sahibi olarak çalıştır, ya da ${user} ver.`;
}

function systemError(error: unknown): { code?: unknown; syscall?: unknown; path?: unknown } {
  if (error instanceof AggregateError) return systemError(error.errors[0]);
  if (!(error instanceof Error)) return {};
  const { code, syscall, path }: NodeJS.ErrnoException = error;
  return { code, syscall, path };
}

/** Logs which pages are missing because the owner has not written the legal facts. */
export async function warnOfMissingFacts({ snapshot, log }: Pick<Shop, "snapshot" | "log">) {
  const { shop, legalFacts: legal } = await snapshot();
  const facts = { shop, legal };
  const missing = missingFacts(facts).map((fact) => `${SELLERS_SECTIONS[fact]}.${fact}`);
  if (missing.length === 0) return;
  const pages = waitingPages(facts).join(", ");
  log.warn("facts_missing", {
    reason: `${missing.join(", ")}: until they are saved under ${panelAddresses.shopSettings}, there is no page ${pages}`,
  });
}

/** A wrong setting ends the start. A store that is away does not: most of the shop works without it. */
export async function checkPictures({ reachPictures, log }: Pick<Shop, "reachPictures" | "log">): Promise<void> {
  try {
    await reachPictures();
  } catch (error) {
    if (!isOutage(error)) throw error;
    log.warn("picture_store_away", { error });
    console.warn(error.message);
  }
}
