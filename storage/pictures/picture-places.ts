import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from "kysely";
import { type PictureFiles, PLACES } from "../../domain/catalog/media.ts";
import { isOutage, ShopError } from "../../domain/error.ts";
import type { MediaRow, Tables } from "../tables.ts";
import { NO_STORE, StoreFailure, storeAway } from "./s3-files.ts";

type Media = ExpressionBuilder<Tables, "media">;
type Condition = (row: Media) => ExpressionWrapper<Tables, "media", SqlBool>;

const hasBytes = (row: Media) => row(sql<number>`length(bytes)`, ">", 0);
const hasFile = (row: Media) => row("place", "is not", null);

/** The pictures by where their bytes are. A row without a place has the bytes itself. */
export const placesOf = (db: Kysely<Tables>) => ({
  onlyInDatabase: picturesWith(db, (row) => row("place", "is", null)),
  inBoth: picturesWith(db, (row) => row.and([hasFile(row), hasBytes(row)])),
  onlyInFiles: picturesWith(db, (row) => row.and([hasFile(row), row.not(hasBytes(row))])),
});

const picturesWith = (db: Kysely<Tables>, condition: Condition) => {
  const pictures = db.selectFrom("media").where(condition);
  return {
    list: () => pictures.select(["hash", "place"]).execute(),
    find: (hash: string) => pictures.select(["bytes", "place"]).where("hash", "=", hash).executeTakeFirst(),
  };
};

export const NO_BYTES = new Uint8Array();

/** No two rows ever name the same file: removing the file of a removed row cannot hurt a new one. */
export const newPlace = (hash: string): string => `${PLACES}${hash}-${randomUUID()}.webp`;

const LOST = "Bir görselin dosyası depoda yok: aynı fotoğraf yeniden yüklenince yerine gelir";

export type Placed = Pick<MediaRow, "bytes" | "place">;

/** The bytes of the row, or those in the file that it names. */
export async function bytesOf({ bytes, place }: Placed, files: PictureFiles | undefined): Promise<Uint8Array> {
  if (place === null || bytes.byteLength > 0) return bytes;
  if (!files) throw storeAway(new StoreFailure(`GET ${place}`, "MEDIA_URL is not set"));
  const found = await files.read(place);
  if (!found) throw new ShopError("unavailable", LOST, { cause: new StoreFailure(`GET ${place}`, "NoSuchKey") });
  return found;
}

/** Throws a sentence for the person who runs the shop: an outage if waiting may help, otherwise the wrong setting. */
export async function reachPictures(db: Kysely<Tables>, files: PictureFiles | undefined): Promise<void> {
  return files ? reachStore(files) : refuseMissingStore(db);
}

export async function reachStore(files: PictureFiles): Promise<void> {
  try {
    for await (const _ of files.list(`${PLACES}0`)) break;
  } catch (error) {
    if (!isOutage(error) || !(error.cause instanceof StoreFailure)) throw error;
    const sentence = SENTENCES.get(error.cause.reason);
    if (sentence !== undefined) throw new ShopError("invalid", sentence, { cause: error });
    throw new ShopError("unavailable", UNREACHABLE, { cause: error });
  }
}

async function refuseMissingStore(db: Kysely<Tables>): Promise<void> {
  const outside = await placesOf(db).onlyInFiles.list();
  if (outside.length > 0) throw new ShopError("invalid", OUTSIDE);
}

const OUTSIDE =
  "Bu dükkânın görselleri bir görsel deposunda duruyor ama MEDIA_URL verilmemiş: MEDIA_URL ve AWS_… ayarlarını yeniden ver.";
const UNREACHABLE = "Görsel deposuna ulaşılamıyor: AWS_ENDPOINT_URL doğru mu, depo çalışıyor mu?";
const WRONG_KEY =
  "Görsel deposu girişi reddetti: AWS_ACCESS_KEY_ID ile AWS_SECRET_ACCESS_KEY doğru mu, kovayı okuyup yazmaya izinleri var mı?";
const WRONG_REGION = "MEDIA_URL içindeki kova bu bölgede değil: AWS_REGION ile AWS_ENDPOINT_URL doğru mu?";

/** The sentence for each code of S3 and of the system. */
const SENTENCES = new Map([
  [NO_STORE, "AWS_ENDPOINT_URL'de görsel deposu değil, bir web sayfası var: deponun S3 adresini yaz."],
  ["NoSuchBucket", "MEDIA_URL içindeki kova yok; önce onu oluştur."],
  ["InvalidBucketName", "MEDIA_URL içindeki kova adı geçersiz."],
  ["InvalidAccessKeyId", WRONG_KEY],
  ["SignatureDoesNotMatch", WRONG_KEY],
  ["AccessDenied", WRONG_KEY],
  ["403", WRONG_KEY],
  ["PermanentRedirect", WRONG_REGION],
  ["AuthorizationHeaderMalformed", WRONG_REGION],
  ["RequestTimeTooSkewed", "Görsel deposu bu makinenin saatini yanlış buluyor: saati eşitle (NTP)."],
  ["ENOTFOUND", "AWS_ENDPOINT_URL içindeki makine adı bulunamadı."],
]);
