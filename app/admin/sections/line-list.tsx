import type { TextLine } from "../../../domain/settings/text-lines.ts";
import "./line-list.css";

/** Lines of a page, as the owner reads them. Spans, because a version may stand inside a label. */
export const LineList = ({ lines }: { lines: readonly TextLine[] }) => (
  <span className="kit-stack">
    {lines.length === 0 && "yok"}
    {Array.from(lines.entries(), ([index, { kind, text }]) => (
      <span key={index} className={kind === "heading" ? "line-list-heading" : "line-list-line"}>
        {kind === "item" ? `• ${text}` : text}
      </span>
    ))}
  </span>
);
