import "./gallery-zoom.css";
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/button.tsx";
import { turnByArrowKeys } from "./gallery-keys.ts";
import { openZoom, type Zoom } from "./zoom-gestures.ts";

type GalleryZoomProps = {
  name: string;
  images: readonly string[];
  first: number;
  onTurn: (index: number) => void;
  onClose: () => void;
};

/** Shows one picture on the whole screen. A tap, a pinch or the wheel enlarges it. */
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
      onKeyDown={turnByArrowKeys(turn)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <ZoomStage key={current} image={images[current] ?? ""} alt={`${name}, ${current + 1}. görsel`} onTurn={turn} />
      <IconButton className="button-icon gallery-zoom-close" icon="close" label="Kapat" onClick={onClose} />
      {images.length > 1 && (
        <div className="gallery-zoom-turn">
          <IconButton icon="left" label="Önceki görsel" onClick={() => turn(-1)} />
          <span aria-live="polite">
            {current + 1} / {images.length}
          </span>
          <IconButton icon="right" label="Sonraki görsel" onClick={() => turn(1)} />
        </div>
      )}
    </dialog>
  );
}

type ZoomStageProps = { image: string; alt: string; onTurn: (step: number) => void };

function ZoomStage({ image, alt, onTurn }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoom>(undefined);
  const pressed = useRef({ x: 0, y: 0 });
  const [isZoomed, setZoomed] = useState(false);

  useEffect(
    function followGestures() {
      if (!stage.current) return;
      const gestures = openZoom(stage.current, { onZoom: setZoomed, onSwipe: onTurn });
      zoom.current = gestures;
      return gestures.close;
    },
    [onTurn],
  );

  /** A key press zooms into the middle. A click at the end of a drag is ignored. */
  const toggle = ({ clientX: x, clientY: y, detail }: MouseEvent) => {
    if (detail === 0) zoom.current?.toggle(innerWidth / 2, innerHeight / 2);
    else if (Math.hypot(x - pressed.current.x, y - pressed.current.y) < 8) zoom.current?.toggle(x, y);
  };

  return (
    <div ref={stage} className="gallery-zoom-stage" data-zoomed={isZoomed}>
      <button
        type="button"
        aria-label={isZoomed ? "Uzaklaştır" : "Yakınlaştır"}
        onPointerDown={({ clientX: x, clientY: y }) => {
          pressed.current = { x, y };
        }}
        onClick={toggle}
        onKeyDown={isZoomed ? stopArrowKeys : undefined}
      >
        <img src={image} alt={alt} draggable={false} referrerPolicy="no-referrer" />
      </button>
    </div>
  );
}

/** While the picture is enlarged, the arrow keys move over it instead of turning to the next. */
const stopArrowKeys = (event: KeyboardEvent) => {
  if (event.key.startsWith("Arrow")) event.stopPropagation();
};
