import { ShopPicture } from "../../shop-picture.tsx";
import "./gallery-thumbs.css";

type GalleryThumbsProps = { images: readonly string[]; current: number; onChoose: (index: number) => void };

/** Anchor links into the row, so that they work before scripts arrive. */
export const GalleryThumbs = ({ images, current, onChoose }: GalleryThumbsProps) => (
  <ul className="gallery-thumbs">
    {images.map((image, index) => (
      <li key={image}>
        <a
          href={`#gorsel-${index + 1}`}
          aria-label={`${index + 1}. görsel`}
          aria-current={index === current}
          onClick={(event) => {
            event.preventDefault();
            onChoose(index);
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
