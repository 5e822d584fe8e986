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

export type ParcelPhotosProps = { pictures: readonly string[]; highlights: string };

/** The owner's own photos of parcels, and the way to more of them. Lazy: most shops have none. */
export function ParcelPhotos({ pictures, highlights }: ParcelPhotosProps) {
  return (
    <section className="maker-parcels screen-only" aria-labelledby="paketlerimizden">
      <link rel="stylesheet" href={style} />
      <h2 id="paketlerimizden">Paketlerimizden</h2>
      {pictures.length > 0 && (
        <ul>
          {Array.from(pictures.entries(), ([index, picture]) => (
            <li key={picture}>
              <ShopPicture
                image={picture}
                alt={`${index + 1}. paket fotoğrafı`}
                sizes="(min-width: 640px) 200px, 30vw"
                widths={[160, 320, 480]}
                width={480}
                height={480}
              />
            </li>
          ))}
        </ul>
      )}
      {highlights && (
        <a className="button button-plain button-small" href={highlights} target="_blank" rel="noopener">
          Instagram'da daha fazlası
        </a>
      )}
    </section>
  );
}
