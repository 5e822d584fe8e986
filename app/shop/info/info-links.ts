import type { InfoPageSlug } from "../../../domain/shop/info-page-slugs.ts";
import { useUnpublishedPages } from "../../use-shop.ts";

/** Labels only: the texts stay on the server until one of them is read. */
export const INFO_LABELS: Record<InfoPageSlug, string> = {
  hakkimizda: "Hakkımızda",
  teslimat: "Teslimat",
  "iade-ve-cayma": "İade ve Cayma",
  sss: "Sık Sorulanlar",
  "on-bilgilendirme": "Ön Bilgilendirme",
  "mesafeli-satis": "Mesafeli Satış",
  kvkk: "KVKK Aydınlatma",
  cerez: "Çerez",
  gizlilik: "Gizlilik",
  iletisim: "İletişim",
};

/** Every page but those that wait for the owner's facts. */
export function useInfoLinks() {
  const waiting: readonly string[] = useUnpublishedPages();
  const links = Object.entries(INFO_LABELS).map(([slug, label]) => ({ slug, label }));
  return links.filter(({ slug }) => !waiting.includes(slug));
}
