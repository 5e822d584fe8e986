import { type ChangeEvent, type KeyboardEvent, type ReactNode, useId } from "react";
import { Icon } from "../../ui/icon.tsx";
import "./pictures.css";
import { useFileDrop } from "./use-file-drop.ts";

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
        <label className="button button-plain kit-file">
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
        <label className="button button-plain kit-file pictures-source-camera">
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
