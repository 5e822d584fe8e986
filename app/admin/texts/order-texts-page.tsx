import { EXAMPLE_ACCOUNT, EXAMPLE_ORDER, filledText } from "../../../domain/order-book/order-words.ts";
import { ORDER_PLACEHOLDERS, orderTextFault } from "../../../domain/settings/order-texts.ts";
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

export const loader = ({ context }: Route.LoaderArgs) => ({
  shopName: context.get(servicesContext).snapshot.shop.name,
});

/** 'Sipariş mesajları': what customers are told of their orders, each with an example. */
const OrderTextsPage = ({ loaderData: { shopName } }: Route.ComponentProps) => (
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
    fields={(props, first) => <Texts {...props} first={first} shopName={shopName} />}
  />
);

export default OrderTextsPage;

type TextsProps = FieldsProps & { first: Typed; shopName: string };

const Texts = ({ first, shopName, ...props }: TextsProps) =>
  sectionFields(SECTION).map((field) => (
    <div key={field} className="kit-card texts-order">
      <div>
        <SettingField section={SECTION} field={field} {...props} />
        {props.draft[field] !== first[field] && (
          <SmallButton
            action="İlk metne dön"
            of={settingWords(SECTION, field).title ?? field}
            onClick={() => props.onChange({ [field]: first[field] })}
          />
        )}
      </div>
      <Example text={String(props.draft[field] ?? "")} shopName={shopName} />
    </div>
  ));

function Example({ text, shopName }: { text: string; shopName: string }) {
  if (text.trim() === "" || orderTextFault(text)) return null;
  return (
    <figure className="kit-stack">
      <figcaption className="kit-soft">Böyle gider</figcaption>
      <p className="kit-note kit-letter" data-tint="mint">
        {filledText(text, EXAMPLE_ORDER, { shopName, account: EXAMPLE_ACCOUNT })}
      </p>
    </figure>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";
