import type { ShownProduct } from "../../../domain/catalog/product.ts";
import type { ProductDetail } from "../../../domain/catalog/product-input.ts";
import type { InfoSection } from "../../../domain/settings/info-text.ts";
import type { Sections } from "../../../domain/settings/sections.ts";
import { chatHoursWords, type ChatHours as Hours } from "../../../domain/shop/chat-hours.ts";
import { qrPicturePath } from "../../../domain/web/qr-picture.ts";
import { InfoSectionView } from "../../info/info-section.tsx";
import { useIsHydrated } from "../../page-store.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { useShop } from "../../use-shop.ts";
import { ProductPromises } from "./product-promises.tsx";
import type { PageChoice } from "./use-chosen.ts";

const MakerNote = lazyPart(() => import("../info/maker.tsx"));

export type About = { questions: readonly InfoSection[]; maker?: Pick<Sections["maker"], "photo" | "words"> };

type ProductDetailsProps = About & { product: ShownProduct; chosen: PageChoice };

/** The description, days and promises below the price and the buttons. */
export function ProductDetails({ product, chosen, questions, maker }: ProductDetailsProps) {
  const { delivery, chatHours } = useShop();
  return (
    <>
      <PrintedAddress productSlug={product.slug} chosen={chosen} />
      {chatHours && <ChatHours hours={chatHours} />}
      <ProductPromises delivery={chosen.isThere ? delivery : undefined} right={chosen.right} />
      <Description text={product.description} />
      <FoldedRows title="Ayrıntılar" id="ayrintilar" rows={product.details.map(asRow)} />
      <FoldedRows title="Merak edilenler" id="merak-edilenler" rows={questions} />
      {maker && <MakerNote {...maker} />}
    </>
  );
}

/** The way back from paper to the page. Browsers load the hidden picture only when they print. */
const PrintedAddress = ({ productSlug, chosen }: { productSlug: string; chosen: PageChoice }) => (
  <div className="product-details-address">
    <img src={qrPicturePath(productSlug, chosen.slug)} alt="" loading="lazy" width={120} height={120} />
    <p>{useShop().publicUrl + chosen.address}</p>
  </div>
);

/** Under the chat button. The page is cached, so only the browser knows the time; the line has its room before. */
function ChatHours({ hours }: { hours: Hours }) {
  const isHydrated = useIsHydrated();
  return <p className="product-details-hours screen-only">{isHydrated && chatHoursWords(hours, new Date())}</p>;
}

function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <section className="product-details-text" aria-labelledby="aciklama">
      <h2 id="aciklama">Nasıl bir şey?</h2>
      {Array.from(paragraphs.entries(), ([index, paragraph]) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}

const asRow = ({ name, text }: ProductDetail): InfoSection => ({ heading: name, blocks: [text] });

type FoldedRowsProps = { title: string; id: string; rows: readonly InfoSection[] };

/** The keys are indexes, because an owner may give two rows the same name. */
const FoldedRows = ({ title, id, rows }: FoldedRowsProps) =>
  rows.length > 0 && (
    <section className="product-details-rows screen-only" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {Array.from(rows.entries(), ([index, row]) => (
        <InfoSectionView key={index} section={row} isFolded level="h3" />
      ))}
    </section>
  );
