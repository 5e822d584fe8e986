import "./doubt.css";
import type { DoubtWords } from "./doubt-words.ts";

/** A difference. One that the sender has made is marked stronger than one that may be honest. */
export const Doubt = ({ words, isEdit }: DoubtWords) => (
  <p className="kit-note doubt" data-tint={isEdit ? "rose" : "butter"} data-edit={isEdit}>
    {words}
  </p>
);
