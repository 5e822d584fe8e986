import { useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { EVERYTHING, ownersApiQuery } from "../../../domain/listing/owners-listing.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { panel } from "../panel-calls.ts";
import { listCategories } from "../panel-context.tsx";
import { Loaded } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { ProductSearch } from "./product-search.tsx";
import "./showcase.css";

type ShopPicturesProps = { onChoose: (image: string) => void };

type Pictured = { image: string; name: string };

/** Offers the pictures of slides, categories and products. The sheet stands outside of the form, so that its keys do not submit it. */
export function ShopPictures({ onChoose }: ShopPicturesProps) {
  const sheet = useOpened("dukkandaki-gorseller");
  const [chosen, setChosen] = useState<string>();
  const choose = useEffectEvent(onChoose);

  // The sheet closes by going back in history; the picture changes after that, in the form as it is then.
  useEffect(
    function applyChosen() {
      if (chosen === undefined) return;
      setChosen(undefined);
      sheet.close();
      choose(chosen);
    },
    [chosen, sheet.close],
  );

  return (
    <>
      <PlainButton action="Dükkândakilerden seç" aria-haspopup="dialog" onClick={sheet.open} />
      {sheet.isOpen &&
        createPortal(
          <Sheet title="Dükkândaki görseller" shape="form" onClose={sheet.close}>
            <Pictures onChoose={setChosen} />
          </Sheet>,
          document.body,
        )}
    </>
  );
}

const Pictures = ({ onChoose }: ShopPicturesProps) => (
  <Loaded load={loadPictures}>
    {(pictures) => (
      <div className="kit-body">
        <ProductSearch label="Ürün ara" action="Görselini al" onChoose={({ image }) => onChoose(image)} />
        <ul className="showcase-list" aria-label="Görseller">
          {pictures.map(({ image, name }) => (
            <li key={image}>
              <button type="button" className="kit-frame kit-stack showcase-picture" onClick={() => onChoose(image)}>
                <ShopPicture image={image} alt="" sizes="120px" widths={[160, 320]} width={120} height={120} />
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )}
  </Loaded>
);

/** Each picture once, those of slides and categories first. */
async function loadPictures(): Promise<Pictured[]> {
  const [slides, { categories }, products] = await Promise.all([
    sectionCalls.find("slides"),
    listCategories(),
    panel.list(ownersApiQuery(EVERYTHING)),
  ]);
  const ofSlides = slides.values.slides.map(({ image, title }) => ({ image, name: title }));
  const all: Pictured[] = [...ofSlides, ...categories, ...products.rows].filter(({ image }) => image !== "");
  return [...new Map(all.toReversed().map((pictured) => [pictured.image, pictured])).values()].toReversed();
}
