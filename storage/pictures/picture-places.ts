import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from "kysely";
import { type PictureFiles, PLACES } from "../../domain/catalog/media.ts";
import { ShopError } from "../../domain/error.ts";
import type { MediaRow, Tables } from "../tables.ts";
import { StoreFailure, storeAway } from "./store-failure.ts";

type Media = ExpressionBuilder<Tables, "media">;
type Condition = (row: Media) => ExpressionWrapper<Tables, "media", SqlBool>;

const hasBytes = (row: Media) => row(sql<number>`length(bytes)`, ">", 0);
const hasFile = (row: Media) => row("place", "is not", null);

/** Where the bytes of pictures are: a row without a place has its own. */
export const placesOf = (db: Kysely<Tables>) => ({
  onlyInDatabase: picturesWith(db, (row) => row("place", "is", null)),
  inBoth: picturesWith(db, (row) => row.and([hasFile(row), hasBytes(row)])),
  onlyInFiles: picturesWith(db, (row) => row.and([hasFile(row), row.not(hasBytes(row))])),
});

const picturesWith = (db: Kysely<Tables>, condition: Condition) => {
  const pictures = db.selectFrom("media").where(condition);
  return {
    async list(): Promise<string[]> {
      const rows = await pictures.select("hash").execute();
      return rows.map(({ hash }) => hash);
    },
    listPlaces: () =>
      pictures.select(["hash", "place"]).where("place", "is not", null).$narrowType<{ place: string }>().execute(),
    find: (hash: string) => pictures.select(["bytes", "place"]).where("hash", "=", hash).executeTakeFirst(),
  };
};

export const NO_BYTES = new Uint8Array();

/** No two rows ever name the same file: removing the file of a removed row cannot hurt a new one. */
export const newPlace = (hash: string): string => `${PLACES}${hash}-${randomUUID()}.webp`;

const LOST = "Bir görselin dosyası depoda yok: aynı fotoğraf yeniden yüklenince yerine gelir";

type Placed = Pick<MediaRow, "bytes" | "place">;

/** The bytes of the row, or those in the file that it names. */
export async function bytesOf({ bytes, place }: Placed, files: PictureFiles | undefined): Promise<Uint8Array> {
  if (place === null || bytes.byteLength > 0) return bytes;
  if (!files) throw storeAway(new StoreFailure(`GET ${place}`, "MEDIA_URL is not set"));
  const found = await files.read(place);
  if (!found) throw new ShopError("unavailable", LOST, { cause: new StoreFailure(`GET ${place}`, "NoSuchKey") });
  return found;
}
