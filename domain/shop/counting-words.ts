import type { InfoPage } from "./info-page.ts";

const CHIP = "{?counted}";

/** Counting is told where the law asks for it, although nobody is counted as a person. */
export const COUNTING_WORDS = `${CHIP}Sayfaların kaç kez ve hangi saatte görüldüğünü, nereden gelindiğini, neyin sepete konduğunu, WhatsApp'a kaç kez geçildiğini ve sonuç vermeyen aramaların sözlerini (rakamsız) kimseyi tanımadan, yalnız toplam olarak sayarız: bu sayımda kimlik, IP adresi ya da cihaz bilgisi yoktur, cihazında da bir şey durmaz.`;

/** A text of the owner's own gets the sentence at its end, unless it names the fact itself. */
export function withCountingWords(page: InfoPage): InfoPage {
  if (page.slug !== "kvkk" || JSON.stringify(page.sections).includes(CHIP)) return page;
  return { ...page, sections: [...page.sections, { heading: "Görüntülenme sayımı", blocks: [COUNTING_WORDS] }] };
}
