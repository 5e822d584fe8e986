import { ShopPicture } from "../../shop-picture.tsx";
import "./gallery-thumbs.css";

type GalleryThumbsProps = {
  /** In the product's own order, whichever picture the row begins with. */
  images: readonly string[];
  row: readonly string[];
  current: number;
  onChoose: (index: number) => void;
};

/** Anchor links into the row, so that they work before scripts arrive. */
export const GalleryThumbs = ({ images, row, current, onChoose }: GalleryThumbsProps) => (
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
