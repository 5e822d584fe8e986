import { accessSync, constants, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { existingPart } from "../../server/backup/copies-folder.ts";
import { type Config, parsePostgresUrl } from "../../server/config/config.ts";
import { failureKind } from "../../server/log/database-failure.ts";
import { explainFailure } from "../../server/start/start-failure.ts";
import { reachDatabase } from "../../storage/database.ts";
import { isOfNewerVersion } from "../../storage/migrations/migrations.ts";
import { reachPictures, reachStore } from "../../storage/pictures/picture-places.ts";
import { openS3Files } from "../../storage/pictures/s3-files.ts";
import { type Finding, fine, missing, size, weak } from "./machine-findings.ts";

type Place = Pick<Config, "dataDir" | "databaseUrl"> & Partial<Pick<Config, "pictureStore">>;

const OTHERS_MAY_ENTER = 0o007;

export function folderFinding({ dataDir }: Pick<Place, "dataDir">, isRoot = process.getuid?.() === 0): Finding {
  const what = "DATA_DIR";
  const folder = existingPart(dataDir);
  if (!statSync(folder).isDirectory()) return missing(what, `${folder} bir klasör değil.`);
  const inside = join(dataDir, "backups");
  const places = existsSync(inside) ? [folder, inside] : [folder];
  const foreign = places.find((place) => !isWritable(place) || statSync(place).uid !== statSync(folder).uid);
  if (foreign) {
    return missing(what, `${foreign} klasörüne yazmaya izin yok: dükkânın kullanıcısına ver (chown -R).`);
  }
  if (isRoot) return weak(what, `${dataDir}; bu komut root olarak çalışıyor, dükkânı kendi kullanıcısıyla çalıştır.`);
  if (folder === dataDir && (statSync(folder).mode & OTHERS_MAY_ENTER) !== 0) {
    return weak(what, `${dataDir} klasörüne bu makinedeki herkes girebiliyor: chmod 700 ${dataDir}`);
  }
  return fine(what, dataDir);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Kept copies take at most 5 GB (docs/backup.md), and a copy is written beside the old ones. */
const LEAST_SPACE = 1e9;
const GOOD_SPACE = 6e9;

export function spaceFinding(bytes: number): Finding {
  const what = "Yedek için yer";
  if (bytes < LEAST_SPACE) return missing(what, `${size(bytes)} boş; her geceki kopya sığmayabilir, yer aç.`);
  if (bytes < GOOD_SPACE) return weak(what, `${size(bytes)} boş; dükkân büyürse kopyalar 5 GB tutabilir.`);
  return fine(what, `${size(bytes)} boş`);
}

/** Checks the database and its pictures as a start does. */
export async function databaseFinding({ dataDir, databaseUrl, pictureStore }: Place): Promise<Finding> {
  const what = "Veritabanı";
  if (!databaseUrl && !existsSync(join(dataDir, "fiyonk.sqlite"))) {
    return fine(what, "SQLite; dosyası ilk açılışta oluşur");
  }
  const name = databaseUrl ? `PostgreSQL, ${parsePostgresUrl(databaseUrl)?.hostname}` : "SQLite";
  let isNewer = false;
  try {
    if (!databaseUrl) accessSync(join(dataDir, "fiyonk.sqlite"), constants.R_OK | constants.W_OK);
    await reachDatabase({ dataDir, databaseUrl }, async (db) => {
      isNewer = await isOfNewerVersion(db);
      // A store that is set has a line of its own.
      if (!pictureStore) await reachPictures(db, undefined);
    });
    return isNewer ? weak(what, `${name}; ${NEWER}`) : fine(what, name);
  } catch (error) {
    if (isNewer) return missing(what, `${name} okunamıyor; ${NEWER}`);
    return missing(what, explainFailure(error, 0) ?? `açılamadı (${failureKind(error)}); veritabanını kontrol et.`);
  }
}

const NEWER =
  "onu Fiyonk'un daha yeni bir sürümü kullanmış. Yalnız bir eski sürüm onunla çalışır: npm run update ile yenisine geç.";

/** Nothing for a shop whose pictures are in its database. */
export async function pictureFindings({ pictureStore }: Pick<Config, "pictureStore">): Promise<Finding[]> {
  if (!pictureStore) return [];
  const what = "Görsel deposu";
  try {
    await reachStore(openS3Files(pictureStore));
    return [fine(what, `${pictureStore.bucket}, ${new URL(pictureStore.endpoint).host}`)];
  } catch (error) {
    return [missing(what, explainFailure(error, 0) ?? "açılamadı; MEDIA_URL'i ve depoyu kontrol et.")];
  }
}
