import { Fragment } from "react";
import { writtenWords } from "../../../domain/search/written-words.ts";
import "./marked-name.css";

/** A product's name with the words in it that answered the question. */
export function MarkedName({ name, matched }: { name: string; matched: readonly string[] }) {
  return piecesOf(name).map(({ text, at }) =>
    matched.includes(text) ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
}

/** Its words and what stands between them. */
function piecesOf(name: string): { text: string; at: number }[] {
  const pieces: { text: string; at: number }[] = [];
  let end = 0;
  for (const word of writtenWords(name)) {
    const at = name.indexOf(word, end);
    pieces.push({ text: name.slice(end, at), at: end }, { text: word, at });
    end = at + word.length;
  }
  return [...pieces, { text: name.slice(end), at: end }].filter(({ text }) => text !== "");
}
