import { type RefObject, useEffect, useRef, useState } from "react";
import type { Look } from "../../../domain/look/look.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { Chip } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import "./look-preview.css";
import { wear } from "./worn-look.ts";

const WIDTHS = [
  { width: 390, height: 620, words: "Dar" },
  { width: 1280, height: 900, words: "Geniş" },
] as const;

/** The shop's own pages in a frame, in a look that is not saved yet. */
export function LookPreview({ look }: { look: Look }) {
  const [{ width, height, words }, setSize] = useState<(typeof WIDTHS)[number]>(WIDTHS[0]);
  const [page, setPage] = useState<string>(addresses.home);
  const frame = useRef<HTMLIFrameElement>(null);
  const { name } = useShop();
  const scale = useScale(frame, width);

  useEffect(
    function dressFrame() {
      if (frame.current) dress(frame.current, look, name);
    },
    [look, name],
  );
  const showProduct = () => {
    const link = frame.current?.contentDocument?.querySelector('a[href^="/urun/"]');
    setPage(link?.getAttribute("href") ?? addresses.home);
  };

  return (
    <section className="look-preview" aria-label="Önizleme">
      <div className="kit-row">
        <Chip action="Ana sayfa" aria-pressed={page === addresses.home} onClick={() => setPage(addresses.home)} />
        <Chip action="Ürün" aria-pressed={page !== addresses.home} onClick={showProduct} />
        {WIDTHS.map((size) => (
          <Chip
            key={size.width}
            action={size.words}
            aria-pressed={size.words === words}
            onClick={() => setSize(size)}
          />
        ))}
      </div>
      <div className="look-preview-window" style={{ height: height * scale, maxWidth: width }}>
        <iframe
          ref={frame}
          title="Dükkânın önizlemesi"
          src={page}
          width={width}
          height={height}
          style={{ scale: String(scale) }}
          onLoad={({ currentTarget }) => dress(currentTarget, look, name)}
        />
      </div>
    </section>
  );
}

function dress({ contentDocument }: HTMLIFrameElement, look: Look, name: string): void {
  if (contentDocument) wear(contentDocument, look, name);
}

/** Never larger than life. */
function useScale(frame: RefObject<HTMLIFrameElement | null>, width: number): number {
  const [room, setRoom] = useState(width);
  useEffect(
    function followRoom() {
      const outer = frame.current?.parentElement?.parentElement;
      if (!outer) return;
      const observer = new ResizeObserver(() => setRoom(outer.clientWidth));
      observer.observe(outer);
      return () => observer.disconnect();
    },
    [frame],
  );
  return Math.min(1, room / width);
}
