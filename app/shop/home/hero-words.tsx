import { Fragment } from "react";
import { unbrokenParts } from "../../../domain/unbroken-text.ts";

/** Broken only where a person would break it. */
export const HeroWords = ({ text }: { text: string }) =>
  unbrokenParts(text).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="hero-slider-unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
