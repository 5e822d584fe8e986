import type { KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A key handler: the left and right arrows show the previous and the next picture. */
export const turnByArrowKeys = (turn: (step: number) => void) => (event: KeyboardEvent) => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  turn(step);
};
