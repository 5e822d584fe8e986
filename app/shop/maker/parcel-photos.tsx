import { ShopPicture } from "../../shop-picture.tsx";
import style from "./maker.css?url";

export type ParcelPhotosProps = { pictures: readonly string[]; highlights: string };

/** The owner's own photos of parcels, and the way to more of them. Lazy: most shops have none. */
export default function ParcelPhotos({ pictures, highlights }: ParcelPhotosProps) {
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
