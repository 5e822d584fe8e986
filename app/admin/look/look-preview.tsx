import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { pictureHash, renditionPath } from "../../../domain/catalog/media.ts";
import { drawnBow } from "../../../domain/look/drawn-bow.ts";
import { isLongName } from "../../../domain/look/header-logo.ts";
import { FACES, type Look } from "../../../domain/look/look.ts";
import { worn } from "../../../domain/look/palette.ts";
import { PAPER_COLORS } from "../../../domain/look/paper.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { logoSize } from "../../logo.tsx";
import { LONG_NAME_SIZE, logoStand, lookRules, standInRule } from "../../look-style.ts";
import { Chip } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";

const WIDTHS = [
  { width: 390, height: 620, words: "Dar" },
  { width: 1280, height: 900, words: "Geniş" },
] as const;

type PreviewProps = { look: Look; children: ReactNode };

/** The shop's own pages in a frame, in a look that is not saved yet. On a phone `children` lie over them. */
export function LookPreview({ look, children }: PreviewProps) {
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
    <section className="look-page-frame" aria-label="Önizleme">
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
      <div className="look-page-window" style={{ height: height * scale, maxWidth: width }}>
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
      {children}
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
      const view = frame.current?.parentElement;
      if (!view) return;
      const observer = new ResizeObserver(() => setRoom(view.clientWidth));
      observer.observe(view);
      return () => observer.disconnect();
    },
    [frame],
  );
  return Math.min(1, room / width);
}

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Draws a page in a look that the server has not put into it. All faces are known there, and the chosen one is loaded. */
export function wear(page: Document, look: Look, name: string): void {
  const sheet = sheets.get(page) ?? newSheet(page);
  sheet?.replaceSync(FACES.map(standInRule).join("") + lookRules(look) + logoRules(look, name));
}

/** The sheet of a page has to be made by its own window. */
function newSheet(page: Document): CSSStyleSheet | undefined {
  const Sheet = page.defaultView?.CSSStyleSheet;
  if (!Sheet) return undefined;
  const sheet = new Sheet();
  page.adoptedStyleSheets.push(sheet);
  sheets.set(page, sheet);
  return sheet;
}

/** Draws the logo by style too: its elements belong to the page's own React. */
function logoRules(look: Look, name: string): string {
  const { logo } = look;
  const words = `.logo{font-size:0}.logo>*{display:none}.logo::after{content:${JSON.stringify(name)};font-size:${isLongName(name, logo) ? LONG_NAME_SIZE : "min(1.5rem,6.2vw)"}}`;
  if (logo === "name") return words;
  if (logo === "bow") {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 2 34 28">${drawnBow(worn(look))}</svg>`;
    return words + pictureRule(`data:image/svg+xml,${encodeURIComponent(svg)}`, { width: 34, height: 30 });
  }
  const hidden = ".logo{font-size:0}.logo>*{display:none}";
  const picture = pictureRule(renditionPath(pictureHash(logo.image) ?? "", 480, "webp"), logoSize(logo));
  return `${hidden}${picture}.logo::before{${logoStand(logo, PAPER_COLORS[look.paper].isDark)}}`;
}

const pictureRule = (address: string, { width, height }: { width: number; height: number }): string =>
  `.logo::before{content:"";width:${width}px;height:${height}px;background:url("${address}") center/contain no-repeat content-box border-box}`;
