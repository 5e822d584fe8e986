import { Link } from "react-router";
import type { ShownBlock } from "../../../domain/web/own-blocks.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { ShopPicture } from "../../shop-picture.tsx";
import { ProductCards } from "../cards/product-cards.tsx";
import style from "./own-block.css?url";

const ParcelPhotos = lazyPart(async () => ({ default: (await import("../info/maker.tsx")).ParcelPhotos }));

const OpeningSoon = lazyPart(() => import("./opening-soon.tsx"));

type OwnKind = "products" | "picture" | "parcels" | "soon";
type OwnBlockProps<Kind extends OwnKind = OwnKind> = Extract<ShownBlock, { kind: Kind }>;

/** A block of the home page that the specification does not have. */
export default function OwnBlock(block: OwnBlockProps) {
  return (
    <>
      <link rel="stylesheet" href={style} />
      {block.kind === "soon" && <OpeningSoon />}
      {block.kind === "products" && <Row {...block} />}
      {block.kind === "picture" && <PictureBlock {...block} />}
      {block.kind === "parcels" && (
        <div className="page-width">
          <ParcelPhotos {...block} />
        </div>
      )}
    </>
  );
}

const Row = ({ title, note, path, products }: OwnBlockProps<"products">) => (
  <section className="own-block-row page-width" aria-label={title}>
    <header>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      <Link to={path} aria-label={`Tümünü gör: ${title}`}>
        Tümünü gör
      </Link>
    </header>
    <ProductCards products={products} />
  </section>
);

function PictureBlock({ image, title, text, path }: OwnBlockProps<"picture">) {
  return (
    <section className="own-block-picture page-width" aria-label={title || text || "Fotoğraf"}>
      <div className="own-block-photo">
        <ShopPicture
          image={image}
          alt=""
          sizes="(min-width: 768px) 48vw, 92vw"
          widths={[320, 480, 640, 960]}
          width={960}
          height={720}
        />
      </div>
      <div className="own-block-words">
        {title && <h2>{title}</h2>}
        {text && <p>{text}</p>}
        {path && (
          <Link className="button button-plain" to={path}>
            Gör
          </Link>
        )}
      </div>
    </section>
  );
}
