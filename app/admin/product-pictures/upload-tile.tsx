import { useOnline } from "../../ui/online.ts";
import "./upload-tile.css";
import type { Upload } from "./upload-queue.ts";

type UploadTileProps = { upload: Upload; onCancel: () => void; onRetry: () => void };

/** A picture that is not the product's yet. */
export function UploadTile({ upload, onCancel, onRetry }: UploadTileProps) {
  const { name, preview, progress, stage } = upload;
  const isOnline = useOnline();
  return (
    <li className="upload-tile" data-stage={stage}>
      {stage !== "failed" && <div className="upload-tile-picture">{preview && <img src={preview} alt="" />}</div>}
      <p className="upload-tile-name">{name}</p>
      {stage === "failed" ? (
        <p role="alert" className="upload-tile-failed">
          {upload.why}
        </p>
      ) : (
        <>
          <progress className="upload-tile-progress" value={progress} max={1} aria-label={`Yükleniyor: ${name}`} />
          <p className="upload-tile-words">{wordsFor(stage, isOnline, progress)}</p>
        </>
      )}
      <div className="upload-tile-actions">
        {stage === "failed" && (
          <button type="button" className="button button-plain button-small" onClick={onRetry}>
            Tekrar dene
          </button>
        )}
        <button
          type="button"
          className="button button-plain button-small"
          aria-label={`${stage === "failed" ? "Kaldır" : "Vazgeç"}: ${name}`}
          onClick={onCancel}
        >
          {stage === "failed" ? "Kaldır" : "Vazgeç"}
        </button>
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
