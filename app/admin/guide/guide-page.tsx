import { LinkSearch } from "../panel-parts.tsx";
import "./guide-page.css";
import { useEffect, useMemo } from "react";
import { Link, useLocation } from "react-router";
import guide from "../../../docs/owner.md?raw";
import { PANEL_PATHS } from "../../../domain/web/panel-paths.ts";
import { type GuideBlock, type GuidePart, guideBlocks, guideParts, guideWords } from "./guide-blocks.ts";
import "../../ui/back-link.css";

/** 'Rehber': docs/owner.md, as it was when these pages were built; the part that the address names, or the list of all. */
export default function GuidePage() {
  const parts = useMemo(() => guideParts(guideBlocks(guide)), []);
  const { hash } = useLocation();
  const part = parts.find(({ ids }) => ids.some((id) => isNamed(id, hash)));
  useEffect(
    function showHeading() {
      const id = part?.ids.find((one) => isNamed(one, hash));
      if (id) document.getElementById(id)?.scrollIntoView();
    },
    [part, hash],
  );
  if (!part) return <PartList parts={parts} />;
  return (
    <article className="kit-column guide-page">
      <Link className="back-link" to={PANEL_PATHS.guide}>
        ← Rehber
      </Link>
      {Array.from(part.blocks.entries(), ([at, block]) => (
        <GuideBlockView key={at} block={block} />
      ))}
    </article>
  );
}

const isNamed = (id: string, hash: string) => [`#${id}`, encodeURI(`#${id}`)].includes(hash);

const PartList = ({ parts }: { parts: readonly GuidePart[] }) => (
  <nav className="kit-column" aria-label="Rehberin bölümleri">
    <h2>Rehber</h2>
    <LinkSearch
      label="Rehberde ara"
      what="şey"
      find={(words) =>
        parts
          .filter(({ text }) => words.every((word) => text.includes(word)))
          .map(({ ids: [id], title, about }) => ({ to: { hash: `#${id}` }, title, about }))
      }
    />
  </nav>
);

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
