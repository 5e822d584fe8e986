import type { InfoPageSlug, OWN_PAGE } from "../../domain/settings/info-page-slugs.ts";
import { useShop, useWaitingPages } from "../use-shop.ts";

/** Only the labels: the server sends a page's text when it is opened. */
export const INFO_LABELS: Record<Exclude<InfoPageSlug, typeof OWN_PAGE>, string> = {
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

/** Links to all information pages except those that still lack the owner's facts; her own one is the last. */
export function useInfoLinks() {
  const waiting: readonly string[] = useWaitingPages();
  const { ownPage } = useShop();
  const links = Object.entries(INFO_LABELS).map(([slug, label]) => ({ slug, label }));
  return [
    ...links.filter(({ slug }) => !waiting.includes(slug)),
    ...(ownPage === undefined ? [] : [{ slug: "ek-bilgi", label: ownPage }]),
  ];
}
