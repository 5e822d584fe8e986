import "./doubt.css";
import type { DoubtWords } from "./doubt-words.ts";

/** What differs. What the sender has changed is marked stronger than what may be honest. */
export const Doubt = ({ words, isEdit }: DoubtWords) => (
  <p className="doubt" data-tint={isEdit ? "rose" : "butter"} data-edit={isEdit}>
    {words}
  </p>
);
