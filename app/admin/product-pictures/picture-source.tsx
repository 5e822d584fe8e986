import { type ChangeEvent, type DragEvent, type ReactNode, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import "./picture-source.css";

type PictureSourceProps = { onChoose: (files: File[]) => void; children: ReactNode };

/** Named one by one: for `image/*` macOS hands over HEIC where it would have made a JPEG of it. */
const PICTURES = "image/jpeg,image/png,image/webp,image/avif,image/heic,.heic";

/** Where pictures come from: chosen, photographed, or dropped anywhere here. */
export function PictureSource({ onChoose, children }: PictureSourceProps) {
  const [isOver, setOver] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(currentTarget.files ?? [])]);
    // The same file may be chosen again.
    currentTarget.value = "";
  };
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(false);
    onChoose([...event.dataTransfer.files]);
  };
  return (
    <fieldset
      className="picture-source"
      aria-label="Fotoğraf ekle"
      data-over={isOver}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <div className="picture-source-ways">
        <label className="button button-plain">
          <Icon name="plus" size={20} />
          Fotoğraf seç
          <input className="picture-source-input" type="file" accept={PICTURES} multiple onChange={choose} />
        </label>
        <label className="button button-plain picture-source-camera">
          Fotoğraf çek
          <input
            className="picture-source-input"
            type="file"
            accept="image/*"
            capture="environment"
            onChange={choose}
          />
        </label>
        <p className="picture-source-hint">Birden çok fotoğraf seçebilir ya da buraya sürükleyebilirsin.</p>
      </div>
    </fieldset>
  );
}
