import { useEffect, useEffectEvent, useState } from "react";
import { PlainButton } from "../../ui/button.tsx";
import { type LostPicture, uploadPictures } from "./picture-uploads.ts";
import { timeLeft } from "./time-left.ts";

type PictureUploadProps = {
  /** The files' names in their zip. */
  names: readonly string[];
  fileOf: (name: string) => Promise<Blob | undefined>;
  /** The addresses of those that are in the shop. */
  pictures: Readonly<Record<string, string>>;
  onUploaded: (name: string, address: string) => void;
  onBack: () => void;
  onDone: () => void;
};

/** Uploads photos out of a zip, and says how many are left. */
export function PictureUpload({ names, fileOf, pictures, onUploaded, onBack, onDone }: PictureUploadProps) {
  const [lost, setLost] = useState<readonly LostPicture[]>([]);
  const [begun] = useState(() => ({ at: Date.now(), known: Object.keys(pictures).length }));
  const done = names.filter((name) => name in pictures).length;
  const left = names.length - done - lost.length;
  const upload = useEffectEvent(async (signal: AbortSignal) => {
    const told = { onUploaded, onLost: (one: LostPicture) => setLost((others) => [...others, one]) };
    await uploadPictures({ names, fileOf, known: pictures, signal, ...told });
    if (!signal.aborted) setFinished(true);
  });
  const [isFinished, setFinished] = useState(false);
  const goOn = useEffectEvent(onDone);
  useEffect(function uploadWhileOpen() {
    const left = new AbortController();
    void upload(left.signal);
    return () => left.abort();
  }, []);
  useEffect(
    function goOnOnceAllCame() {
      if (isFinished && lost.length === 0) goOn();
    },
    [isFinished, lost.length],
  );
  return (
    <section className="kit-card" aria-busy={!isFinished}>
      <h3>Fotoğraflar yükleniyor</h3>
      <p aria-live="polite">
        {done} / {names.length} fotoğraf
        {timeLeft({ done: Object.keys(pictures).length - begun.known, left, since: begun.at })}. Sayfayı kapatırsan aynı
        zip'i yeniden seçince kaldığı yerden sürer.
      </p>
      <progress className="kit-list-bar" value={done + lost.length} max={Math.max(1, names.length)} />
      {lost.length > 0 && (
        <ul className="kit-list-lines">
          {lost.map(({ name, why }) => (
            <li key={name}>
              <p className="kit-words">
                <strong>{name.slice(name.lastIndexOf("/") + 1)}</strong>
                <span>{why}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="kit-row">
        {isFinished && lost.length > 0 && (
          <PlainButton className="button button-ribbon" action="Bu fotoğraflar olmadan devam et" onClick={onDone} />
        )}
        <PlainButton action="Durdur" onClick={onBack} />
      </div>
    </section>
  );
}
