import { addresses } from "../../../domain/web/addresses.ts";
import { qrPicturePath } from "../../../domain/web/qr-picture.ts";
import { useShop } from "../../use-shop.ts";
import "./printed-address.css";

/** The way back from paper to the page. Browsers load the hidden picture only when they print. */
export const PrintedAddress = ({ slug }: { slug: string }) => (
  <div className="printed-address">
    <img src={qrPicturePath(slug)} alt="" loading="lazy" width={120} height={120} />
    <p>{useShop().publicUrl + addresses.product(slug)}</p>
  </div>
);
