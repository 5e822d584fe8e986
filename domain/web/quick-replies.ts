import { ASKED_ADDRESS } from "../order-book/order-answers.ts";
import type { SectionKey, Sections } from "../settings/sections.ts";
import { parcelWords } from "../shop/parcel-price.ts";
import { accountWords } from "../shop/payment-words.ts";
import { WITHDRAWAL_DAYS } from "../shop/right-of-return.ts";
import type { ShopFacts } from "../shop/shop-facts.ts";
import { wholeDelivery } from "../shop/written-delivery.ts";
import { addresses } from "./addresses.ts";

/** A setting that a reply needs and the owner has not written. */
export type MissingFact = { words: string; group: SectionKey; field: string };

/** A ready answer for WhatsApp Business, which writes it out after `/` and the shortcut. */
export type QuickReply = { shortcut: string; title: string; text: string; missing: MissingFact[] };

type Asked = {
  /** The pages that are not published yet. */
  waiting: readonly string[];
  sections: Pick<Sections, "payment" | "delivery" | "seller">;
  shop: Pick<ShopFacts, "name" | "publicUrl">;
};

/** The replies in the order in which customers ask. A missing fact's line is left out and the fact is told. */
export function quickReplies({ sections, shop, waiting }: Asked): QuickReply[] {
  const { payment, delivery, seller } = sections;
  const account = accountWords(payment);
  const sending = parcelWords(delivery);
  const time = wholeDelivery(delivery);
  const detailsAt = (slug: string) =>
    waiting.includes(slug) ? "" : `Ayrıntısı: ${shop.publicUrl}${addresses.info(slug)}`;
  const returnAddress = delivery.returnAddress || seller.address;
  return [
    reply("iban", "Hesap bilgisi", {
      lines: account && ["Havale / EFT için hesabımız:", `IBAN: ${account}`, RECEIPT],
      missing: [
        !payment.transfer && { words: "Havale / EFT kapalı", group: "payment", field: "transfer" },
        payment.transfer && payment.iban === "" && { words: "IBAN'ın yazılı değil", group: "payment", field: "iban" },
        payment.transfer &&
          payment.ibanName === "" && { words: "Hesap sahibi yazılı değil", group: "payment", field: "ibanName" },
      ],
    }),
    reply("kargo", "Kargo ücreti ve süresi", {
      lines: [sending && `${sending}.`, time && `Teslim: ${time}.`, detailsAt("teslimat")],
      missing: [
        !sending && { words: "Kargo ücretin yazılı değil", group: "delivery", field: "price" },
        !time && { words: "Teslim süren yazılı değil", group: "delivery", field: "deliveryDays" },
      ],
    }),
    reply("iade", "İade", {
      lines: [
        `Paketini aldıktan sonra ${WITHDRAWAL_DAYS} gün içinde iade edebilirsin; adına yazılan, sana özel yapılan ürünün iadesi yoktur.`,
        returnAddress && `İade adresi: ${returnAddress}`,
        delivery.returnCarrier && `İade kargosu: ${delivery.returnCarrier}`,
        detailsAt("iade-ve-cayma"),
      ],
      missing: [
        !returnAddress && { words: "İade adresin yazılı değil", group: "delivery", field: "returnAddress" },
        !delivery.returnCarrier && { words: "İade kargon yazılı değil", group: "delivery", field: "returnCarrier" },
      ],
    }),
    reply("adres", "Adres sorma", { lines: [ASKED_ADDRESS], missing: [] }),
    reply("siparis", "Nasıl sipariş verilir?", {
      lines: [
        `Bütün ürünlerimiz burada: ${shop.publicUrl}${addresses.allProducts}`,
        "Beğendiklerini sepete ekle, sepette WhatsApp düğmesine dokun: siparişin yazılı gelir, göndermen yeter.",
      ],
      missing: [],
    }),
  ];
}

const RECEIPT = "Açıklamaya sipariş numaranı yazman yeter; dekontu buradan gönderir misin?";

type Lines = { lines: "" | readonly ("" | undefined | string)[]; missing: readonly (false | MissingFact)[] };

const reply = (shortcut: string, title: string, { lines, missing }: Lines): QuickReply => ({
  shortcut: `/${shortcut}`,
  title,
  text: lines === "" ? "" : lines.filter(Boolean).join("\n"),
  missing: missing.filter((fact) => fact !== false),
});
