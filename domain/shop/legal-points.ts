import type { InfoPageSlug } from "../settings/info-page-slugs.ts";
import type { InfoBlock, InfoSection } from "../settings/info-text.ts";
import { fold } from "../turkish.ts";
import { type InfoFacts, isForThisShop, valuesOf } from "./info-page.ts";

/**
 * What the law wants said on a page. One line has to have a word of every group. `{email}` means that fact, as a placeholder or
 * written out. This looks for what is often forgotten and guarantees nothing.
 */
export type LegalPoint = { name: string; words: readonly (readonly string[])[] };

const SELLER: LegalPoint = { name: "satıcının adı ya da unvanı", words: [["{legalName}"]] };
const ADDRESS: LegalPoint = { name: "satıcının açık adresi", words: [["{address}"]] };
const PHONE: LegalPoint = { name: "telefon numarası", words: [["{phone}"]] };
const MAIL: LegalPoint = { name: "e-posta adresi", words: [["{email}"]] };
const THIRTY_DAYS: LegalPoint = { name: "en geç 30 günde teslim", words: [["30 gün", "otuz gün"], ["teslim"]] };
const WITHDRAWAL: LegalPoint = { name: "14 gün içinde cayma hakkı", words: [["14 gün", "on dört gün"], ["cay"]] };
const NO_WITHDRAWAL: LegalPoint = {
  name: "cayma hakkının olmadığı ürünler",
  words: [["hijyen", "kişisel", "isteğine göre"]],
};
const COURTS: LegalPoint = {
  name: "tüketici hakem heyeti ve tüketici mahkemesi",
  words: [["hakem heyeti"], ["tüketici mahkemesi"]],
};
const NOTICE: LegalPoint = {
  name: "caydığını nasıl bildireceği",
  words: [["cay"], ["yaz", "bildir"], ["{phone}", "{email}"]],
};
const RETURN_COST: LegalPoint = {
  name: "iade kargosunu kimin ödediği",
  words: [
    ["iade kargosu", "iade masraf", "iade ücret"],
    ["öde", "karşıla"],
  ],
};
const REFUND: LegalPoint = {
  name: "paranın 14 günde geri verilmesi",
  words: [
    ["14 gün", "on dört gün"],
    ["geri ver", "iade ed"],
    ["fiyat", "ücret", "bedel"],
  ],
};

export const LEGAL_POINTS: Record<InfoPageSlug, readonly LegalPoint[]> = {
  hakkimizda: [],
  sss: [],
  teslimat: [
    { name: "en çok 30 gün", words: [["30 gün", "otuz gün"]] },
    { name: "kargo ücretinin nasıl söylendiği", words: [["kargo"], ["ücret", "bedel", "lira", "₺"]] },
    { name: "kayıp ve hasarın kime ait olduğu", words: [["sorumlu", "hasar"]] },
  ],
  "iade-ve-cayma": [
    WITHDRAWAL,
    NOTICE,
    RETURN_COST,
    REFUND,
    NO_WITHDRAWAL,
    { name: "ayıplı üründe iki yıllık haklar", words: [["ayıp"], ["iki yıl", "2 yıl"]] },
  ],
  "on-bilgilendirme": [
    SELLER,
    ADDRESS,
    PHONE,
    MAIL,
    { name: "vergiler dahil fiyat", words: [["vergi"], ["dahil"], ["fiyat", "bedel"]] },
    { name: "kargo ücreti ve başka masraflar", words: [["kargo ücreti", "kargo bedeli"], ["masraf"]] },
    { name: "nasıl ödeneceği", words: [["nasıl öde", "ödeme yol", "ödeme şekl"]] },
    THIRTY_DAYS,
    WITHDRAWAL,
    NOTICE,
    RETURN_COST,
    REFUND,
    NO_WITHDRAWAL,
    COURTS,
    { name: "mahkemeden önce arabulucu", words: [["arabulucu"]] },
  ],
  "mesafeli-satis": [
    SELLER,
    ADDRESS,
    PHONE,
    MAIL,
    { name: "vergiler dahil fiyat", words: [["vergi"], ["dahil"], ["fiyat", "bedel"]] },
    { name: "nasıl ödeneceği", words: [["ödeme yol", "ödeme şekl", "nasıl öde"]] },
    THIRTY_DAYS,
    WITHDRAWAL,
    { name: "ayıplı üründe iki yıllık haklar", words: [["ayıp"], ["iki yıl", "2 yıl"]] },
    COURTS,
  ],
  kvkk: [
    { name: "veri sorumlusunun kim olduğu", words: [["{legalName}"]] },
    { name: "verilerin neden işlendiği", words: [["amaç", "amacı"]] },
    {
      name: "hukuki sebep",
      words: [
        ["sebep", "hukuki"],
        ["5/2", "5. madde", "açık rıza"],
      ],
    },
    { name: "nasıl toplandığı", words: [["elektronik", "formlar", "topla"]] },
    { name: "kime aktarıldığı", words: [["kargo firma", "kargoya", "kargo şirket"]] },
    { name: "yurt dışına aktarım (WhatsApp, Meta)", words: [["yurt dışı"], ["meta", "whatsapp"]] },
    { name: "ne kadar saklandığı", words: [["sakla"], ["süre", "gün", "yıl"]] },
    { name: "11. maddedeki haklar", words: [["11. madde"]] },
    { name: "nereye başvurulacağı", words: [["başvur"], ["{email}", "{address}"]] },
  ],
  cerez: [
    { name: "çerez kullanılıp kullanılmadığı", words: [["çerez"]] },
    { name: "cihazda neyin saklandığı", words: [["token", "oturum"]] },
    { name: "nasıl silineceği", words: [["tarayıcı"], ["temizle", "sil"]] },
  ],
  gizlilik: [
    { name: "yazışmanın WhatsApp ve Meta üzerinden yürüdüğü", words: [["whatsapp"], ["meta"]] },
    { name: "hesabın nasıl silineceği", words: [["hesab"], ["sil"]] },
  ],
  iletisim: [
    SELLER,
    ADDRESS,
    PHONE,
    MAIL,
    { name: "vergi ya da MERSİS numarası", words: [["{taxNumber}", "{mersis}"]] },
  ],
};

/** The points that no line of the page says. Headings and lines for shops with other promises do not count. */
export function missingPoints(slug: InfoPageSlug, sections: readonly InfoSection[], facts: InfoFacts): LegalPoint[] {
  const lines = sections.flatMap(({ blocks }) => blocks.flat()).filter((text) => isForThisShop(text, facts));
  return LEGAL_POINTS[slug].filter((point) => !lines.some(saysOf(point, facts)));
}

/** The page with the paragraph of the first text that says the point, in the section where the first text has it. */
export function withPoint(
  sections: readonly InfoSection[],
  { point, first, facts }: { point: LegalPoint; first: readonly InfoSection[]; facts: InfoFacts },
): readonly InfoSection[] {
  const says = saysOf(point, facts);
  const isSaying = (block: InfoBlock) => [block].flat().some((text) => isForThisShop(text, facts) && says(text));
  const source = first.find(({ blocks }) => blocks.some(isSaying));
  const block = source?.blocks.find(isSaying);
  if (!source || !block) return sections;
  const at = sections.findIndex(({ heading }) => heading === source.heading);
  if (at === -1) return [...sections, { heading: source.heading, blocks: [block] }];
  return sections.map((section, index) =>
    index === at ? { ...section, blocks: [...section.blocks, block] } : section,
  );
}

function saysOf({ words }: LegalPoint, facts: InfoFacts): (text: string) => boolean {
  const values = valuesOf(facts);
  const groups = words.map((group) =>
    group
      .flatMap((word) => [word, values.get(word.slice(1, -1)) ?? ""])
      .flatMap((word) => (word === "" ? [] : [fold(word)])),
  );
  return (text) => {
    const said = fold(text);
    return groups.every((group) => group.some((word) => said.includes(word)));
  };
}
