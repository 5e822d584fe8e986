import { useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { turnBy } from "./gallery-keys.ts";
import { ZoomStage } from "./zoom-stage.tsx";
import "./gallery-zoom.css";

type GalleryZoomProps = {
  name: string;
  images: readonly string[];
  first: number;
  onTurn: (index: number) => void;
  onClose: () => void;
};

/** The whole screen for one picture: a tap, a pinch or the wheel brings it nearer. */
export default function GalleryZoom({ name, images, first, onTurn, onClose }: GalleryZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState(first);
  const turn = (step: number) => {
    const next = (current + step + images.length) % images.length;
    setCurrent(next);
    onTurn(next);
  };

  useLayoutEffect(function openWhileMounted() {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="gallery-zoom"
      aria-label={`Yakından bak: ${name}`}
      onKeyDown={turnBy(turn)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <ZoomStage key={current} image={images[current] ?? ""} alt={`${name}, ${current + 1}. görsel`} onTurn={turn} />
      <IconButton className="button-icon gallery-zoom-close" icon="close" label="Kapat" size={24} onClick={onClose} />
      {images.length > 1 && (
        <div className="gallery-zoom-turn">
          <IconButton icon="left" label="Önceki görsel" size={24} onClick={() => turn(-1)} />
          <span aria-live="polite">
            {current + 1} / {images.length}
          </span>
          <IconButton icon="right" label="Sonraki görsel" size={24} onClick={() => turn(1)} />
        </div>
      )}
    </dialog>
  );
}
