import type { KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The arrow keys turn the pictures. */
export const turnByArrowKeys = (turn: (step: number) => void) => (event: KeyboardEvent) => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  turn(step);
};
