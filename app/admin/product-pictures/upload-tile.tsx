import { useEffect, useRef } from "react";
import { useOnline } from "../../ui/online.ts";
import "./pictures.css";
import { SmallButton } from "../../ui/button.tsx";
import type { Upload } from "./upload-queue.ts";
import type { Uploads } from "./use-uploads.ts";

/** The pictures of a form that are not uploaded yet, one `li` each. */
export const UploadTiles = ({ uploads }: { uploads: Uploads }) =>
  uploads.list.map((upload) => (
    <UploadTile
      key={upload.id}
      upload={upload}
      onCancel={() => uploads.forget([upload.id])}
      onRetry={() => uploads.retry(upload.id)}
    />
  ));

type UploadTileProps = { upload: Upload; onCancel: () => void; onRetry: () => void };

const LOST = "Sayfa yenilenince yarım kaldı. Bu fotoğrafı yeniden seç.";

/** A picture that is being uploaded, or whose upload failed. */
function UploadTile({ upload, onCancel, onRetry }: UploadTileProps) {
  const { name, preview, progress, stage } = upload;
  const isOnline = useOnline();
  const isOver = stage === "failed" || stage === "lost";
  const tile = useRef<HTMLLIElement>(null);
  useEffect(function showInStrip() {
    tile.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, []);
  return (
    <li ref={tile} className="pictures-empty pictures-upload" data-stage={stage}>
      {stage !== "failed" && (stage !== "lost" || preview) && (
        <div className="kit-thumb pictures-upload-picture">{preview && <img src={preview} alt="" />}</div>
      )}
      <div className="kit-stack">
        <p className="pictures-upload-name">{name}</p>
        {isOver ? (
          <p role="alert" className="kit-wrong">
            {stage === "failed" ? upload.why : LOST}
          </p>
        ) : (
          <>
            <progress className="kit-list-bar" value={progress} max={1} aria-label={`Yükleniyor: ${name}`} />
            <p className="kit-soft">{wordsFor(stage, isOnline, progress)}</p>
          </>
        )}
        <div className="kit-row">
          {stage === "failed" && <SmallButton action="Tekrar dene" onClick={onRetry} />}
          <SmallButton action={isOver ? "Kaldır" : "Vazgeç"} of={name} onClick={onCancel} />
        </div>
      </div>
    </li>
  );
}

function wordsFor(stage: Upload["stage"], isOnline: boolean, progress: number): string {
  if (stage === "cut-off") {
    return isOnline ? "Sunucuya ulaşılamadı, birazdan yeniden denenecek" : "İnternet yok, gelince devam edecek";
  }
  if (stage === "waiting") return "Sırada";
  return progress < 1 ? `Yükleniyor, %${Math.round(progress * 100)}` : "Hazırlanıyor";
}
