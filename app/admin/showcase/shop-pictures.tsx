import { createPortal } from "react-dom";
import { EVERYTHING, ownersApiQuery } from "../../../domain/listing/owners-listing.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { ShopPicture } from "../../shop-picture.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { listCategories } from "../owners-categories.tsx";
import { panel } from "../panel-calls.ts";
import { sectionCalls } from "../sections/section-calls.ts";
import { useFailureHandler } from "../use-failure-handler.ts";
import { ProductSearch } from "./product-search.tsx";
import "./shop-pictures.css";

type ShopPicturesProps = { onChoose: (image: string) => void; onClose: () => void };

type Pictured = { image: string; name: string };

/** The pictures of slides, categories and products, one to be chosen. It stands outside of the form, so that its keys do not submit it. */
export const ShopPictures = ({ onChoose, onClose }: ShopPicturesProps) =>
  createPortal(
    <Sheet title="Dükkândaki görseller" shape="form" onClose={onClose}>
      <Pictures onChoose={onChoose} />
    </Sheet>,
    document.body,
  );

function Pictures({ onChoose }: Pick<ShopPicturesProps, "onChoose">) {
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(loadPictures, (error) => handleFailure(error, messages.dataFailed));
  if (!answer) return hasFailed ? <LostPart onRetry={reload} /> : <Spinner />;
  return (
    <div className="kit-body">
      <ProductSearch label="Ürün ara" action="Görselini al" onChoose={({ image }) => onChoose(image)} />
      <ul className="shop-pictures-list" aria-label="Görseller">
        {answer.map(({ image, name }) => (
          <li key={image}>
            <button type="button" className="shop-pictures-picture" onClick={() => onChoose(image)}>
              <ShopPicture image={image} alt="" sizes="120px" widths={[160, 320]} width={120} height={120} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

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
