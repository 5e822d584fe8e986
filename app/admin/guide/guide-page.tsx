import { useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import guide from "../../../docs/owner.md?raw";
import { guideBlocks } from "./guide-blocks.ts";
import "./guide-page.css";
import { GuideBlockView } from "./guide-text.tsx";

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
    <div className="guide-page">
      <h2>Rehber</h2>
      <nav aria-label="Rehberin bölümleri">
        <ul>
          {parts.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
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
