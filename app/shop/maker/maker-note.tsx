import type { Sections } from "../../../domain/settings/sections.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import style from "./maker.css?url";

type MakerNoteProps = Pick<Sections["maker"], "photo" | "words">;

/** The person behind the shop, in her own words. Lazy: most shops have none. */
export default function MakerNote({ photo, words }: MakerNoteProps) {
  return (
    <section className="maker screen-only" aria-labelledby="dukkanin-arkasinda">
      <link rel="stylesheet" href={style} />
      {photo && (
        <span className="maker-photo">
          <ShopPicture image={photo} alt="Dükkânın sahibi" sizes="88px" widths={[160, 320]} width={160} height={160} />
        </span>
      )}
      <div>
        <h2 id="dukkanin-arkasinda">Dükkânın arkasında</h2>
        <p>{words}</p>
      </div>
    </section>
  );
}
