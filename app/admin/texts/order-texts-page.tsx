import { EXAMPLE_ACCOUNT, EXAMPLE_ORDER, filledText, type OrderTexts } from "../../../domain/order-book/order-words.ts";
import { IN_BRACES, ORDER_PLACEHOLDERS, orderTextFault, placeholderOf } from "../../../domain/settings/order-texts.ts";
import { orderPageAddress } from "../../../domain/web/order-page-address.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { servicesContext } from "../../context.ts";
import { SmallButton } from "../../ui/button.tsx";
import type { Typed } from "../saved-form/form-state.ts";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { SectionScreen } from "../sections/section-form.tsx";
import { sectionFields, settingWords } from "../sections/section-values.ts";
import { SettingField } from "../sections/setting-field.tsx";
import type { Route } from "./+types/order-texts-page.ts";
import "./texts.css";

const SECTION = "order-texts";

export function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(servicesContext).snapshot;
  return { shopName: shop.name, orderPages: shop.publicUrl + orderPageAddress("") };
}

/** 'Sipariş mesajları': what customers are told of their orders, each with an example. */
const OrderTextsPage = ({ loaderData: shop }: Route.ComponentProps) => (
  <SectionScreen
    section={SECTION}
    list={{ name: "Sayfalar", address: panelAddresses.texts }}
    isWide
    about={
      <p>
        Süslü parantezdekiler siparişten dolar: {ORDER_PLACEHOLDERS.map((name) => `{${name}}`).join(", ")}. Bilinmeyen
        bir bilginin satırı yazılmaz. Boş bırakırsan o mesaj önerilmez.
      </p>
    }
    fields={(props, first) => <Texts {...props} first={first} shop={shop} />}
  />
);

export default OrderTextsPage;

type Facts = { shopName: string; orderPages: string };
type TextsProps = FieldsProps & { first: Typed; shop: Facts };

/** The texts that lead to the order's own page, and the line that does. */
const LEADING: readonly string[] = ["confirmation", "sent"] satisfies (keyof OrderTexts)[];
const PAGE_LINE = "Siparişin nerede, buradan bak: {sipariş sayfası}";

const Texts = ({ first, shop, ...props }: TextsProps) =>
  sectionFields(SECTION).map((field) => (
    <div key={field} className="kit-card texts-order">
      <div>
        <SettingField section={SECTION} field={field} {...props} />
        {LEADING.includes(field) && lacksPage(props.draft[field]) && (
          <SmallButton
            action="Sipariş sayfasını ekle"
            of={settingWords(SECTION, field).title ?? field}
            onClick={() => props.onChange({ [field]: `${props.draft[field]}\n\n${PAGE_LINE}` })}
          />
        )}
        {props.draft[field] !== first[field] && (
          <SmallButton
            action="İlk metne dön"
            of={settingWords(SECTION, field).title ?? field}
            onClick={() => props.onChange({ [field]: first[field] })}
          />
        )}
      </div>
      <Example text={String(props.draft[field] ?? "")} {...shop} />
    </div>
  ));

const lacksPage = (text: unknown): boolean =>
  typeof text === "string" &&
  text.trim() !== "" &&
  ![...text.matchAll(IN_BRACES)].some(([, name = ""]) => placeholderOf(name) === "sipariş sayfası");

function Example({ text, ...shop }: Facts & { text: string }) {
  if (text.trim() === "" || orderTextFault(text)) return null;
  return (
    <figure className="kit-stack">
      <figcaption className="kit-soft">Böyle gider</figcaption>
      <p className="kit-note kit-letter" data-tint="mint">
        {filledText(text, EXAMPLE_ORDER, { ...shop, account: EXAMPLE_ACCOUNT })}
      </p>
    </figure>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";
