import "./crop-frame.css";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { coveringScale, type Turn, turnedSize } from "../../../domain/catalog/picture-cut.ts";
import { type Box, CORNERS, type Corner, movedBox, type PixelSize, scaledBox, stretchedBox } from "./crop-box.ts";

type CropFrameProps = {
  address: string;
  size: PixelSize;
  turn: Turn;
  tilt: number;
  /** The color of the square around the picture. */
  background: string | null;
  /** Undefined if the whole picture is kept. */
  box: Box | undefined;
  isFree: boolean;
  onStep: (step: CropStep) => void;
};

/** Shows what the server will cut; both use the same arithmetic. */
export function CropFrame({ address, size, turn, tilt, background, box, isFree, onStep }: CropFrameProps) {
  const frame = turnedSize(size, turn);
  const touch = useCropTouch({ isFree, onStep });
  const scale = coveringScale(frame, tilt);
  const proportions = frame.width / frame.height;
  return (
    <div className="crop-frame" style={background ? square(background) : { width: widthOf(proportions) }}>
      <div
        className="crop-frame-whole"
        style={{ aspectRatio: proportions, width: share(background ? Math.min(proportions, 1) : 1) }}
      >
        <img
          className="crop-frame-picture"
          src={address}
          alt="Düzenlenen fotoğraf"
          style={{
            width: `${(size.width / frame.width) * 100}%`,
            transform: `translate(-50%, -50%) rotate(${turn + tilt}deg) scale(${scale})`,
          }}
        />
        {box && (
          <button
            type="button"
            className="kit-bare crop-frame-box"
            aria-label="Kesilecek yer: ok tuşları taşır, artı ve eksi boyunu değiştirir"
            data-holds-finger
            style={{ left: share(box.left), top: share(box.top), width: share(box.width), height: share(box.height) }}
            {...touch}
          >
            {isFree &&
              CORNERS.map((corner) => (
                <span key={corner} className="crop-frame-corner" data-corner={corner} style={outside(corner)} />
              ))}
          </button>
        )}
      </div>
    </div>
  );
}

const widthOf = (proportions: number): string => `min(100%, ${46 * proportions}dvh)`;

const square = (background: string) => ({ aspectRatio: 1, width: widthOf(1), background });

const outside = (corner: Corner) => Object.fromEntries(corner.split(" ").map((side) => [side, -8]));

const share = (part: number): string => `${part * 100}%`;

/** Changes the current box. A function, because two steps may come before the next render. */
type CropStep = (box: Box) => Box;

type Cropping = { isFree: boolean; onStep: (step: CropStep) => void };

type Touch = { x: number; y: number; corner: Corner | undefined };

const KEY_STEP = 0.02;
const KEY_SCALE = 1.06;
const KEY_CORNER: Corner = "right bottom";

/** One finger moves the box or a corner, two fingers scale it; arrows move it, plus and minus scale it. */
function useCropTouch({ isFree, onStep }: Cropping) {
  const fingers = useRef(new Map<number, Touch>());

  const begin = (event: PointerEvent<HTMLElement>) => {
    const touched = event.target instanceof HTMLElement ? event.target.dataset.corner : undefined;
    const corner = CORNERS.find((one) => one === touched);
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY, corner });
  };
  const follow = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const finger = fingers.current.get(pointerId);
    const frame = currentTarget.parentElement?.getBoundingClientRect();
    if (!finger || !frame) return;
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    const now = { x: clientX, y: clientY, corner: finger.corner };
    const right = (now.x - finger.x) / frame.width;
    const down = (now.y - finger.y) / frame.height;
    fingers.current.set(pointerId, now);
    const { corner } = finger;
    const factor = other && distance(now, other) / Math.max(distance(finger, other), 1);
    if (factor !== undefined) onStep((box) => scaledBox(box, factor));
    else if (corner) onStep((box) => stretchedBox(box, corner, right, down));
    else onStep((box) => movedBox(box, right, down));
  };
  const end = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  const moveByKey = (event: KeyboardEvent) => {
    const step = keyStep(event, isFree);
    if (!step) return;
    event.preventDefault();
    onStep(step);
  };
  return { onPointerDown: begin, onPointerMove: follow, onPointerUp: end, onPointerCancel: end, onKeyDown: moveByKey };
}

const ARROWS: Record<string, readonly [right: number, down: number] | undefined> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

function keyStep({ key, shiftKey }: KeyboardEvent, isFree: boolean): CropStep | undefined {
  if (key === "+") return (box) => scaledBox(box, KEY_SCALE);
  if (key === "-") return (box) => scaledBox(box, 1 / KEY_SCALE);
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  return (box) => (shiftKey && isFree ? stretchedBox(box, KEY_CORNER, ...arrow) : movedBox(box, ...arrow));
}

const distance = (one: Touch, other: Touch) => Math.hypot(one.x - other.x, one.y - other.y);
