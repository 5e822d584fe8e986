import { Link } from "react-router";
import type { ShownBlock } from "../../../domain/web/own-blocks.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { ShopPicture } from "../../shop-picture.tsx";
import { ProductCards } from "../cards/product-cards.tsx";
import { BelowStyle } from "../page/page-head.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import type { HomeData } from "./home-data.ts";
import { GiftLinks, TrustNotes } from "./home-notes.tsx";
import style from "./own-home.css?url";
import { ProductGrid } from "./product-grid.tsx";

const ParcelPhotos = lazyPart(async () => ({ default: (await import("../info/maker.tsx")).ParcelPhotos }));

type OwnHomeProps = HomeData & { blocks: readonly ShownBlock[] };

/** The home page below its slides, in the owner's own order. */
export default function OwnHome({ blocks, ...data }: OwnHomeProps) {
  return (
    <div className="own-home">
      <BelowStyle />
      <link rel="stylesheet" href={style} />
      {Array.from(blocks.entries(), ([index, block]) => (
        <Block key={index} block={block} {...data} />
      ))}
    </div>
  );
}

function Block({ block, categories, featured, giftWays }: HomeData & { block: ShownBlock }) {
  switch (block.kind) {
    case "categories":
      return <CategoryGrid categories={categories} />;
    case "featured":
      return <ProductGrid categories={categories} featured={featured} />;
    case "gifts":
      return <GiftLinks {...giftWays} />;
    case "promises":
      return <TrustNotes />;
    case "products":
      return <Row {...block} />;
    case "picture":
      return <PictureBlock {...block} />;
    case "parcels":
      return (
        <div className="page-width">
          <ParcelPhotos {...block} />
        </div>
      );
  }
}

type Of<Kind extends ShownBlock["kind"]> = Extract<ShownBlock, { kind: Kind }>;

const Row = ({ title, path, products }: Of<"products">) => (
  <section className="own-home-row page-width" aria-label={title}>
    <header>
      <h2>{title}</h2>
      <Link to={path} aria-label={`Tümünü gör: ${title}`}>
        Tümünü gör
      </Link>
    </header>
    <ProductCards products={products} />
  </section>
);

function PictureBlock({ image, title, text, path }: Of<"picture">) {
  const words = (
    <>
      {title && <h2>{title}</h2>}
      {text && <p>{text}</p>}
    </>
  );
  return (
    <section className="own-home-picture page-width" aria-label={title || text || "Fotoğraf"}>
      <div className="own-home-photo">
        <ShopPicture
          image={image}
          alt=""
          sizes="(min-width: 768px) 48vw, 92vw"
          widths={[320, 480, 640, 960]}
          width={960}
          height={720}
        />
      </div>
      <div className="own-home-words">
        {words}
        {path && (
          <Link className="button button-plain" to={path}>
            Gör
          </Link>
        )}
      </div>
    </section>
  );
}
