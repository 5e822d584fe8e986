import "./guide-page.css";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import guide from "../../../docs/owner.md?raw";
import { type GuideBlock, guideBlocks, guideWords } from "./guide-blocks.ts";

/** 'Rehber': docs/owner.md, as it was when these pages were built. */
export default function GuidePage() {
  const blocks = useMemo(() => guideBlocks(guide), []);
  const { hash } = useLocation();
  useEffect(
    function showPart() {
      const isNamed = (id: string) => [`#${id}`, encodeURI(`#${id}`)].includes(hash);
      const part = blocks.find((block) => block.kind === "heading" && isNamed(block.id));
      if (part?.kind === "heading") document.getElementById(part.id)?.scrollIntoView();
    },
    [hash, blocks],
  );
  const parts = blocks.flatMap((block) => (block.kind === "heading" && block.level === 2 ? block : []));
  return (
    <div className="kit-column guide-page">
      <h2>Rehber</h2>
      <nav aria-label="Rehberin bölümleri">
        <ul className="kit-row">
          {parts.map(({ id, text }) => (
            <li key={id}>
              <a className="kit-link" href={`#${id}`}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {Array.from(blocks.slice(1).entries(), ([at, block]) => (
        <GuideBlockView key={at} block={block} />
      ))}
    </div>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";

/** The addresses of the docs' pictures of the panel on a phone. */
const PICTURES: Record<string, string> = import.meta.glob(
  ["../../../docs/pictures/*-390.webp", "!**/{home,cart,login}-390.webp"],
  { eager: true, query: "?url", import: "default" },
);

function GuideBlockView({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case "heading":
      return block.level === 2 ? <h3 id={block.id}>{block.text}</h3> : <h4 id={block.id}>{block.text}</h4>;
    case "paragraph":
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case "quote":
      return (
        <blockquote className="kit-note" data-tint="butter">
          <Words text={block.text} />
        </blockquote>
      );
    case "code":
      return <pre className="kit-note kit-letter">{block.text}</pre>;
    case "list":
      return (
        <ul className="kit-list-dots">
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    case "picture":
      return (
        <img
          src={PICTURES[`../../../docs/pictures/${block.file}`]}
          alt={block.alt}
          width={390}
          height={844}
          loading="lazy"
        />
      );
  }
}

const Words = ({ text }: { text: string }) =>
  Array.from(guideWords(text).entries(), ([at, word]) => {
    if (word.kind === "strong") return <strong key={at}>{word.text}</strong>;
    if (word.kind === "code") return <code key={at}>{word.text}</code>;
    // Other files of the docs are not in the shop.
    if (word.kind === "link" && /^(?:#|https:)/.test(word.address)) {
      return (
        <a key={at} href={word.address}>
          {word.text}
        </a>
      );
    }
    return word.text;
  });
