import { qrPicturePath } from "../../../domain/web/qr-picture.ts";
import { useShop } from "../../use-shop.ts";
import type { ChosenColor } from "./use-chosen-color.ts";

/** The way back from paper to the page. Browsers load the hidden picture only when they print. */
export const PrintedAddress = ({ productSlug, chosen }: { productSlug: string; chosen: ChosenColor }) => (
  <div className="printed-address">
    <img src={qrPicturePath(productSlug, chosen.slug)} alt="" loading="lazy" width={120} height={120} />
    <p>{useShop().publicUrl + chosen.address}</p>
  </div>
);
