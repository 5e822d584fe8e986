import { Link } from "react-router";
import { pictureHash, renditionPath } from "../domain/catalog/media.ts";
import { BOW_LOOPS } from "../domain/look/bow-loops.ts";
import type { PictureLogo } from "../domain/look/look.ts";
import { addresses } from "../domain/web/addresses.ts";
import { useShop } from "./use-shop.ts";
import "./logo.css";

/** Her picture, or the shop's name, beside the bow unless she has dropped it. */
export function Logo() {
  const { name, look } = useShop();
  const logo = look?.logo ?? "bow";
  return (
    <Link to={addresses.home} className="logo">
      {logo === "bow" && <Bow />}
      {typeof logo === "string" ? name : <LogoPicture {...logo} />}
    </Link>
  );
}

/** The shop's own sign beside words of its own. A shop with another logo has none. */
export const Sign = () => ((useShop().look?.logo ?? "bow") === "bow" ? <Bow /> : null);

/** Wide and high logos take the same room (decision 36). */
const AREA = 5600;
const MOST = { width: 220, height: 44 };

export function logoSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(Math.sqrt(AREA / (width * height)), MOST.width / width, MOST.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const LogoPicture = (logo: PictureLogo) => (
  <img src={renditionPath(pictureHash(logo.image) ?? "", 480, "webp")} alt={useShop().name} {...logoSize(logo)} />
);

const Bow = () => (
  <svg width="34" height="30" viewBox="0 0 34 30" aria-hidden="true">
    <path
      className="logo-tail"
      d="M14 16 8.5 27.2c-.4.8.4 1.6 1.2 1.3l3-1.2 1.6 2.1c.4.6 1.4.5 1.6-.2L19 18Zm6 0 5.5 11.2c.4.8-.4 1.6-1.2 1.3l-3-1.2-1.6 2.1c-.4.6-1.4.5-1.6-.2L15 18Z"
    />
    <path className="logo-loop" d={BOW_LOOPS} />
    <rect className="logo-knot" x="13" y="7.5" width="8" height="9" rx="3.5" />
  </svg>
);
