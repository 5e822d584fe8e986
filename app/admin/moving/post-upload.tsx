import { useEffect, useEffectEvent, useState } from "react";
import type { Post } from "../../../domain/instagram/instagram-posts.ts";
import { PlainButton } from "../../ui/button.tsx";
import type { Archive } from "./opened-archive.ts";
import { type LostPicture, picturesOfPost, uploadPosts } from "./post-uploads.ts";
import { timeLeft } from "./time-left.ts";

type PostUploadProps = {
  archive: Archive;
  posts: readonly Post[];
  pictures: Readonly<Record<string, string>>;
  onUploaded: (uri: string, address: string) => void;
  onBack: () => void;
  onDone: () => void;
};

/** Uploads the photos of the chosen posts, and says how many are left. */
export function PostUpload({ archive, posts, pictures, onUploaded, onBack, onDone }: PostUploadProps) {
  const [lost, setLost] = useState<readonly LostPicture[]>([]);
  const [begun] = useState(() => ({ at: Date.now(), known: Object.keys(pictures).length }));
  const all = [...new Set(posts.flatMap((post) => picturesOfPost(post, archive)))];
  const done = all.filter((uri) => uri in pictures).length;
  const left = all.length - done - lost.length;
  const upload = useEffectEvent(async (signal: AbortSignal) => {
    const told = { onUploaded, onLost: (one: LostPicture) => setLost((others) => [...others, one]) };
    await uploadPosts({ archive, posts, known: pictures, signal, ...told });
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
        {done} / {all.length} fotoğraf
        {timeLeft({ done: Object.keys(pictures).length - begun.known, left, since: begun.at })}. Sayfayı kapatırsan aynı
        zip'i yeniden seçince kaldığı yerden sürer.
      </p>
      <progress className="kit-list-bar" value={done + lost.length} max={Math.max(1, all.length)} />
      {lost.length > 0 && (
        <ul className="kit-list-lines">
          {lost.map(({ uri, why }) => (
            <li key={uri}>
              <p className="kit-words">
                <strong>{uri.slice(uri.lastIndexOf("/") + 1)}</strong>
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
