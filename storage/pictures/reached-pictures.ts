import type { Kysely } from "kysely";
import { type PictureFiles, PLACES } from "../../domain/catalog/media.ts";
import { isOutage, ShopError } from "../../domain/error.ts";
import type { Tables } from "../tables.ts";
import { placesOf } from "./picture-places.ts";
import { StoreFailure } from "./store-failure.ts";

/** Throws a sentence for the person who runs the shop: as an outage if waiting may help, otherwise because a setting is wrong. */
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

/** By S3's codes and the system's. */
const SENTENCES = new Map([
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
