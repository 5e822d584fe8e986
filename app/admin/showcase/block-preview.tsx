import { useEffect, useRef } from "react";
import type { BlockKind, HomeBlock } from "../../../domain/settings/home-blocks.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import "./showcase.css";

type BlockPreviewProps = { blocks: readonly HomeBlock[]; categoryName: (slug: string) => string | undefined };

/** The saved home page in small, with its parts in the order of the draft. It only shows: nothing in it can be pressed. */
export function BlockPreview({ blocks, categoryName }: BlockPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const rules = arrangement(blocks, categoryName);
  useEffect(
    function arrangeFrame() {
      if (frame.current) arrange(frame.current, rules);
    },
    [rules],
  );
  return (
    <figure className="showcase-page" inert>
      <iframe
        ref={frame}
        title="Ana sayfanın önizlemesi"
        tabIndex={-1}
        src={addresses.home}
        onLoad={({ currentTarget }) => arrange(currentTarget, rules)}
      />
    </figure>
  );
}

/** The parts of the page as the shop draws them. Rows and pictures are told apart by their names. */
const PARTS: Record<BlockKind, string> = {
  categories: ".category-grid",
  featured: ".product-grid",
  gifts: ".home-page-gifts",
  promises: ".home-page-notes",
  parcels: "div:has(> .maker-parcels)",
  newest: ".own-block-row",
  shelf: ".own-block-row",
  picture: ".own-block-picture",
};

function arrangement(blocks: readonly HomeBlock[], categoryName: BlockPreviewProps["categoryName"]): string {
  const rules = Array.from(blocks.entries(), ([at, block]) => {
    const name = shownName(block, categoryName);
    const part = PARTS[block.kind] + (name === undefined ? "" : `[aria-label=${JSON.stringify(name)}]`);
    return `main>${part}{order:${at + 1};${block.isOn ? "" : "display:none"}}`;
  });
  return `main{display:flex;flex-direction:column;align-items:center}header,footer,main>.hero-slider{display:none}${rules.join("")}`;
}

/** The name that tells a part apart from others of its kind. */
function shownName({ kind, category, title, text }: HomeBlock, categoryName: BlockPreviewProps["categoryName"]) {
  if (kind === "newest") return "Yeni gelenler";
  if (kind === "shelf") return categoryName(category ?? "") ?? "";
  return kind === "picture" ? title || text || "Fotoğraf" : undefined;
}

/** The sheet of a page has to be made by its own window. */
function arrange({ contentDocument }: HTMLIFrameElement, rules: string): void {
  const Sheet = contentDocument?.defaultView?.CSSStyleSheet;
  if (!contentDocument || !Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(rules);
  contentDocument.adoptedStyleSheets = [sheet];
}
