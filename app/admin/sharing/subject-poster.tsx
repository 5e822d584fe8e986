import "./subject-poster.css";
import { useState } from "react";
import { slugOf } from "../../../domain/slug.ts";
import { POSTER_FORMS, POSTERS, type PosterForm, type PosterSubject } from "../../../domain/web/poster.ts";
import { copy } from "../../part/copy.ts";
import { Chip, PlainButton, SmallButton } from "../../ui/button.tsx";
import { dataAddress } from "../../ui/data-address.ts";
import { useLoaded } from "../section-load.tsx";
import { handOn, saveFile } from "./handed-on.ts";
import { sharingCalls } from "./sharing-calls.ts";

/** A product, a shelf or a special day, and the address to which its picture leads. */
export type SharedSubject = { of: PosterSubject; name: string; slug: string; address: string };

/** The story and the post of a subject, to be handed on to Instagram by one tap. */
export function SubjectPoster({ subject }: { subject: SharedSubject }) {
  const [form, setForm] = useState<PosterForm>("story");
  const key = JSON.stringify([form, subject.of]);
  const { answer, waiting } = useLoaded(
    async () => {
      const picture = await sharingCalls.poster(form, subject.of);
      const name = `${subject.slug}-${slugOf(POSTERS[form].name)}.jpg`;
      return { key, file: new File([picture], name, { type: "image/jpeg" }), address: await dataAddress(picture) };
    },
    key,
    "Resim hazırlanamadı",
  );
  const drawn = answer?.key === key ? answer : undefined;
  const file = drawn?.file;
  return (
    <div className="kit-stack">
      <fieldset className="kit-row">
        <legend className="unseen">Resmin boyu</legend>
        {POSTER_FORMS.map((one) => (
          <Chip key={one} action={POSTERS[one].name} aria-pressed={one === form} onClick={() => setForm(one)} />
        ))}
      </fieldset>
      <div className="subject-poster-picture" data-form={form}>
        {drawn ? (
          <img
            src={drawn.address}
            alt={`${POSTERS[form].name}: ${subject.name}`}
            width={POSTERS[form].width}
            height={POSTERS[form].height}
          />
        ) : (
          waiting
        )}
      </div>
      <div className="kit-row">
        <PlainButton
          className="button button-ribbon"
          action="Paylaş"
          disabled={!file}
          onClick={() => file && handOn(file)}
        />
        <PlainButton action="İndir" disabled={!file} onClick={() => file && saveFile(file)} />
        <SmallButton action="Bağlantıyı kopyala" of={subject.name} onClick={() => copy(subject.address, "Bağlantı")} />
      </div>
      {form === "story" && (
        <p className="kit-soft">
          Instagram'da hikâyeye “Bağlantı” çıkartmasını ekle, kopyaladığın bağlantıyı yapıştır ve çıkartmayı kesik
          çizgili boş yere koy. Üstte ve altta Instagram'ın kapattığı yer boş bırakıldı.
        </p>
      )}
    </div>
  );
}
