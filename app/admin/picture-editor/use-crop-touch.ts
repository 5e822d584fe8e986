import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { type Box, CORNERS, type Corner, movedBox, scaledBox, stretchedBox } from "./crop-box.ts";

/** A step from the part as it is by then: there may be two before it is drawn again. */
export type CropStep = (box: Box) => Box;

type Cropping = { isFree: boolean; onStep: (step: CropStep) => void };

type Touch = { x: number; y: number; corner: Corner | undefined };

const KEY_STEP = 0.02;
const KEY_SCALE = 1.06;
const CORNER: Corner = "right bottom";

/** One finger moves the part or a corner of it, two pinch it; arrows move it, plus and minus change its size. */
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
    const [right, down] = [(now.x - finger.x) / frame.width, (now.y - finger.y) / frame.height];
    fingers.current.set(pointerId, now);
    const { corner } = finger;
    const factor = other && distance(now, other) / Math.max(distance(finger, other), 1);
    if (factor !== undefined) onStep((box) => scaledBox(box, factor));
    else if (corner) onStep((box) => stretchedBox(box, corner, right, down));
    else onStep((box) => movedBox(box, right, down));
  };
  const end = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  const press = (event: KeyboardEvent) => {
    const step = pressed(event, isFree);
    if (!step) return;
    event.preventDefault();
    onStep(step);
  };
  return { onPointerDown: begin, onPointerMove: follow, onPointerUp: end, onPointerCancel: end, onKeyDown: press };
}

const ARROWS: Record<string, readonly [right: number, down: number] | undefined> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

function pressed({ key, shiftKey }: KeyboardEvent, isFree: boolean): CropStep | undefined {
  if (key === "+") return (box) => scaledBox(box, KEY_SCALE);
  if (key === "-") return (box) => scaledBox(box, 1 / KEY_SCALE);
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  return (box) => (shiftKey && isFree ? stretchedBox(box, CORNER, ...arrow) : movedBox(box, ...arrow));
}

const distance = (one: Touch, other: Touch) => Math.hypot(one.x - other.x, one.y - other.y);
