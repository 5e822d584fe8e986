import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { type Box, CORNERS, type Corner, movedBox, scaledBox, stretchedBox } from "./crop-box.ts";

/** Changes the current box. A function, because two steps may come before the next render. */
export type CropStep = (box: Box) => Box;

type Cropping = { isFree: boolean; onStep: (step: CropStep) => void };

type Touch = { x: number; y: number; corner: Corner | undefined };

const KEY_STEP = 0.02;
const KEY_SCALE = 1.06;
const KEY_CORNER: Corner = "right bottom";

/** One finger moves the box or a corner, two fingers scale it; arrows move it, plus and minus scale it. */
export function useCropTouch({ isFree, onStep }: Cropping) {
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
