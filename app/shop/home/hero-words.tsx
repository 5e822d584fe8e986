import { Fragment } from "react";
import { unbrokenParts } from "../../../domain/unbroken-text.ts";

/** Broken only where a person would break it. */
export const HeroWords = ({ text }: { text: string }) =>
  Array.from(unbrokenParts(text).entries(), ([place, part]) =>
    place % 2 === 1 ? (
      <span key={place} className="hero-slider-unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={place}>{part}</Fragment>
    ),
  );
