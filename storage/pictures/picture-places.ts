import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from "kysely";
import type { Tables } from "../tables.ts";

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
