import "./subject-poster.css";
import { useEffect, useState } from "react";
import { POSTER_FORMS, POSTERS, type PosterForm, type PosterSubject } from "../../../domain/web/poster.ts";
import { toast } from "../../toast.tsx";
import { Chip, PlainButton } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { useLoaded } from "../section-load.tsx";
import { handOn, saveFile } from "./handed-on.ts";
import { sharingCalls } from "./sharing-calls.ts";

/** What is shown outside, and the address to which it leads. */
export type SharedSubject = { of: PosterSubject; name: string; slug: string; address: string };

/** The story and the post of a subject, to be handed on to Instagram by one tap. */
export function SubjectPoster({ subject }: { subject: SharedSubject }) {
  const [form, setForm] = useState<PosterForm>("story");
  const key = JSON.stringify([form, subject.of]);
  const { answer, waiting } = useLoaded(
    async () => {
      const picture = await sharingCalls.poster(form, subject.of);
      const name = `${subject.slug}-${POSTERS[form].name.toLocaleLowerCase("tr").replace("â", "a").replace("ö", "o")}.jpg`;
      return { key, file: new File([picture], name, { type: "image/jpeg" }) };
    },
    key,
    "Resim hazırlanamadı",
  );
  const file = answer?.key === key ? answer.file : undefined;
  return (
    <div className="kit-stack">
      <fieldset className="kit-row">
        <legend className="unseen">Resmin boyu</legend>
        {POSTER_FORMS.map((one) => (
          <Chip key={one} action={POSTERS[one].name} aria-pressed={one === form} onClick={() => setForm(one)} />
        ))}
      </fieldset>
      <div className="subject-poster-picture" data-form={form}>
        {file ? <FilePicture file={file} alt={`${POSTERS[form].name}: ${subject.name}`} {...POSTERS[form]} /> : waiting}
      </div>
      <div className="kit-row">
        <PlainButton
          className="button button-ribbon"
          action="Paylaş"
          disabled={!file}
          onClick={() => file && handOn(file)}
        />
        <PlainButton action="İndir" disabled={!file} onClick={() => file && saveFile(file)} />
        <CopyButton action="Bağlantıyı kopyala" text={subject.address} said="Bağlantı kopyalandı" />
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

type FilePictureProps = { file: File; alt: string; width: number; height: number };

/** The address of a file is given back when another one takes its place. */
function FilePicture({ file, alt, width, height }: FilePictureProps) {
  const [address, setAddress] = useState("");
  useEffect(
    function showFile() {
      const made = URL.createObjectURL(file);
      setAddress(made);
      return () => URL.revokeObjectURL(made);
    },
    [file],
  );
  return address === "" ? null : <img src={address} alt={alt} width={width} height={height} />;
}

type CopyButtonProps = { action: string; text: string; said: string };

export function CopyButton({ action, text, said }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text)) toast.success(said);
    else toast.error("Kopyalanamadı");
  };
  return <PlainButton action={action} onClick={copy} />;
}
