import "./pictures.css";
import {
  type ChangeEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { SmallButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOnline } from "../../ui/online.ts";
import type { Upload } from "./upload-queue.ts";
import type { Uploads } from "./use-uploads.ts";

type PictureSourceProps = {
  error: string | undefined;
  /** Takes one picture, which replaces the last. */
  isSingle?: boolean;
  onChoose: (files: File[]) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** The file field. A form's error under this name moves the focus to it, and goes once there is an image. */
export const PHOTO_FIELD = "image.photos";

/** The types are listed because with `image/*` macOS passes HEIC on instead of converting it to JPEG. */
const PICTURES = "image/jpeg,image/png,image/webp,image/avif,image/heic,.heic";

/** Takes pictures that are chosen, photographed or dropped here. */
export function PictureSource({ error, isSingle = false, onChoose, onKeyDown, children }: PictureSourceProps) {
  const errorId = useId();
  const { isOver, handlers } = useFileDrop(onChoose);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(currentTarget.files ?? [])]);
    // Reset, so that the same file can be chosen again.
    currentTarget.value = "";
  };
  return (
    <fieldset
      className="kit-stack pictures-empty"
      aria-label="Fotoğraf ekle"
      data-over={isOver}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {children}
      <div className="kit-row pictures-source-buttons">
        <label className="button button-plain kit-form-file">
          <Icon name="plus" size={20} />
          Fotoğraf seç
          <input
            name={PHOTO_FIELD}
            type="file"
            accept={PICTURES}
            multiple={!isSingle}
            onChange={choose}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
        </label>
        <label className="button button-plain kit-form-file pictures-source-camera">
          Fotoğraf çek
          <input type="file" accept="image/*" capture="environment" onChange={choose} />
        </label>
        <p className="kit-soft pictures-source-hint">
          {isSingle ? "Yeni fotoğraf eskisinin yerine geçer" : "Birden çok fotoğraf seçebilirsin"}
          <span className="pictures-source-drop">, buraya da sürükleyebilirsin</span>.
        </p>
      </div>
      {error && (
        <p id={errorId} className="kit-wrong">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Takes files that are dropped on an element, which gets `handlers`. Anything else that is dragged passes by. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent, isHovering: boolean): boolean => {
    if (!event.dataTransfer.types.includes("Files")) return false;
    event.preventDefault();
    event.stopPropagation();
    setOver(isHovering);
    return true;
  };
  const handlers = {
    onDragOver: (event: DragEvent) => void take(event, true),
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (take(event, false)) onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}

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
