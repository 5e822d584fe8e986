import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductDetail } from "../../../domain/catalog/product-input.ts";
import type { InfoSection } from "../../../domain/settings/info-text.ts";
import { InfoSectionView } from "../../info/info-section.tsx";

/** What is read after the price and the promises. */
export const ProductDetails = ({ product, questions }: { product: Product; questions: readonly InfoSection[] }) => (
  <>
    <Description text={product.description} />
    <FoldedRows title="Ayrıntılar" id="ayrintilar" rows={product.details.map(asRow)} />
    <FoldedRows title="Merak edilenler" id="merak-edilenler" rows={questions} />
  </>
);

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
    <section className="product-details-rows" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {Array.from(rows.entries(), ([index, row]) => (
        <InfoSectionView key={index} section={row} isFolded level="h3" />
      ))}
    </section>
  );
