import type { ShownWord } from "../../../domain/settings/shared-words.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import style from "./shared-words-part.css?url";

/** What customers let the owner show. The sentence is the law's: it is no list of reviews, and has neither stars nor marks for machines. */
export default function SharedWordsPart({ shared }: { shared: readonly ShownWord[] }) {
  return (
    <section className="shared-words-part screen-only" aria-labelledby="izin-verenler">
      <link rel="stylesheet" href={style} />
      <h2 id="izin-verenler">Paylaşmamıza izin verenler</h2>
      <p className="shared-words-part-rule">Paylaşmamıza izin verenlerden seçtik; değerlendirme değildir.</p>
      <ul>
        {Array.from(shared.entries(), ([at, { text, photo, name }]) => (
          <li key={at}>
            {photo && (
              <ShopPicture
                image={photo}
                alt={name ? `${name} paylaştı` : `${at + 1}. paylaşılan fotoğraf`}
                sizes="(min-width: 640px) 240px, 45vw"
                widths={[320, 480]}
                width={480}
                height={480}
              />
            )}
            {text && <p>{text}</p>}
            {name && <small>{name}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
