import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { openZoom, type Zoom } from "./zoom-gestures.ts";

type ZoomStageProps = { image: string; alt: string; onTurn: (step: number) => void };

export function ZoomStage({ image, alt, onTurn }: ZoomStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoom>(undefined);
  const pressed = useRef({ x: 0, y: 0 });
  const [isNear, setNear] = useState(false);

  useEffect(
    function followHands() {
      if (!stage.current) return;
      const opened = openZoom(stage.current, { onNear: setNear, onSwipe: onTurn });
      zoom.current = opened;
      return opened.close;
    },
    [onTurn],
  );

  /** A key has no place on the picture, so it means the middle; the end of a drag is no tap. */
  const toggle = ({ clientX: x, clientY: y, detail }: MouseEvent) => {
    if (detail === 0) zoom.current?.toggle(innerWidth / 2, innerHeight / 2);
    else if (Math.hypot(x - pressed.current.x, y - pressed.current.y) < 8) zoom.current?.toggle(x, y);
  };

  return (
    <div ref={stage} className="gallery-zoom-stage" data-near={isNear}>
      <button
        type="button"
        aria-label={isNear ? "Uzaklaştır" : "Yakınlaştır"}
        onPointerDown={({ clientX: x, clientY: y }) => {
          pressed.current = { x, y };
        }}
        onClick={toggle}
        onKeyDown={isNear ? keepArrows : undefined}
      >
        <img src={image} alt={alt} draggable={false} referrerPolicy="no-referrer" />
      </button>
    </div>
  );
}

/** While the picture is enlarged, the arrow keys move over it instead of turning to the next. */
const keepArrows = (event: KeyboardEvent) => {
  if (event.key.startsWith("Arrow")) event.stopPropagation();
};
