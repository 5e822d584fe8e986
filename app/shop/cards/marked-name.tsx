import { Fragment } from "react";
import { writtenWords } from "../../../domain/search/written-words.ts";
import "./marked-name.css";

/** A product's name, with the words that match the query marked. */
export function MarkedName({ name, matched }: { name: string; matched: readonly string[] }) {
  return partsOf(name).map(({ text, at }) =>
    matched.includes(text) ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}

/** The words of the name and the text between them. */
function partsOf(name: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let end = 0;
  for (const word of writtenWords(name)) {
    const at = name.indexOf(word, end);
    parts.push({ text: name.slice(end, at), at: end }, { text: word, at });
    end = at + word.length;
  }
  return [...parts, { text: name.slice(end), at: end }].filter(({ text }) => text !== "");
}
