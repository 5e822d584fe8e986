import { lazy, type MouseEvent, Suspense } from "react";
import { tintOf } from "../../../domain/catalog/category.ts";
import { colorOfPicture, picturesOf } from "../../../domain/catalog/color-pictures.ts";
import type { ShownProduct } from "../../../domain/catalog/product.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOpened } from "../../ui/opened.ts";
import { useCategories } from "../../use-shop.ts";
import { turnByArrowKeys } from "./gallery-keys.ts";
import type { GalleryRow } from "./use-gallery-row.ts";
import "./gallery.css";

/** As wide as gallery.css draws a picture. A phone of many pixels gets a large one where the picture is large, a smaller one where the screen is low. */
const PICTURE_SIZES = "(min-width: 1280px) 600px, (min-width: 768px) 50vw, max(50vw, min(91vw, 100svh - 492px))";

const loadZoom = () => import("./gallery-zoom.tsx");
const GalleryZoom = lazy(loadZoom);

type GalleryProps = {
  product: ShownProduct;
  /** The pictures from the one that the row begins with. */
  pictures: readonly string[];
  row: GalleryRow;
};

/** A row that scrolls and snaps without scripts. Scripts add arrows, keys and zoom; without them a picture links to its file. */
export function Gallery({ product, pictures: images, row }: GalleryProps) {
  const { name, category } = product;
  const tint = tintOf(category, useCategories());
  const { current, show, turn, rowProps } = row;
  const zoom = useOpened("yakindan");
  const openZoom = () => loadZoom().then(zoom.open, doWithoutZoom);

  return (
    <>
      <section
        className="gallery"
        aria-label="Ürünün görselleri"
        data-tint={tint}
        onKeyDown={turnByArrowKeys(turn)}
        onPointerEnter={loadZoomEarly}
      >
        <ul className="gallery-row" {...rowProps}>
          {images.map((image, index) => (
            <li key={image} id={`gorsel-${index + 1}`}>
              <GalleryPicture
                image={image}
                name={name}
                color={colorOfPicture(product, image)}
                number={index + 1}
                count={images.length}
                onZoom={openZoom}
              />
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <>
            <Arrow side="left" onClick={() => turn(-1)} />
            <Arrow side="right" onClick={() => turn(1)} />
            <GalleryThumbs images={picturesOf(product)} row={images} current={current} onChoose={show} />
          </>
        )}
      </section>
      {zoom.isOpen && (
        <Suspense>
          <GalleryZoom name={name} images={images} first={current} onTurn={show} onClose={zoom.close} />
        </Suspense>
      )}
    </>
  );
}

/** A finger or the mouse comes before the tap. */
const loadZoomEarly = () => void loadZoom().catch(doWithoutZoom);

/** Without a connection the gallery works without zoom. */
const doWithoutZoom = () => {};

type GalleryPictureProps = {
  image: string;
  name: string;
  color: string | undefined;
  number: number;
  count: number;
  onZoom: () => void;
};

function GalleryPicture({ image, name, color, number, count, onZoom }: GalleryPictureProps) {
  const zoom = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onZoom();
  };
  return (
    <a href={image} aria-label={`Büyüt: ${name}, ${count} görselden ${number}.`} onClick={zoom} data-opens-here>
      <ShopPicture
        image={image}
        alt={number === 1 ? name : `${name}, ${color ?? `${number}. görsel`}`}
        sizes={PICTURE_SIZES}
        widths={[640, 960, 1200]}
        width={960}
        height={960}
        isFirst={number === 1}
      />
    </a>
  );
}

type ArrowProps = { side: "left" | "right"; onClick: () => void };

const Arrow = ({ side, onClick }: ArrowProps) => (
  <button
    type="button"
    className={`gallery-arrow gallery-${side} needs-script`}
    aria-label={side === "left" ? "Önceki görsel" : "Sonraki görsel"}
    onClick={onClick}
  >
    <Icon name={side} />
  </button>
);

type GalleryThumbsProps = {
  /** In the product's own order, whichever picture the row begins with. */
  images: readonly string[];
  row: readonly string[];
  current: number;
  onChoose: (index: number) => void;
};

/** Anchor links into the row, so that they work before scripts arrive. */
const GalleryThumbs = ({ images, row, current, onChoose }: GalleryThumbsProps) => (
  <ul className="gallery-thumbs screen-only">
    {images.map((image, index) => (
      <li key={image}>
        <a
          href={`#gorsel-${row.indexOf(image) + 1}`}
          aria-label={`${index + 1}. görsel`}
          aria-current={image === row[current]}
          onClick={(event) => {
            event.preventDefault();
            onChoose(row.indexOf(image));
          }}
        >
          <ShopPicture
            image={image}
            alt=""
            sizes="(min-width: 768px) 76px, 60px"
            widths={[160]}
            width={160}
            height={160}
          />
        </a>
      </li>
    ))}
  </ul>
);
