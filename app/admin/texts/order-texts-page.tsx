import { Link, useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { EXAMPLE_ORDER, filledText } from "../../../domain/order-book/order-words.ts";
import { ORDER_PLACEHOLDERS, orderTextFault } from "../../../domain/settings/order-texts.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { servicesContext } from "../../context.ts";
import { SmallButton } from "../../ui/button.tsx";
import type { Typed } from "../saved-form/form-state.ts";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { Loaded } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { sectionFields, settingWords } from "../sections/section-values.ts";
import { SettingField } from "../sections/setting-field.tsx";
import type { Route } from "./+types/order-texts-page.ts";
import "../../ui/back-link.css";
import "./texts.css";

const SECTION = "order-texts";

export const loader = ({ context }: Route.LoaderArgs) => ({
  shopName: context.get(servicesContext).snapshot.shop.name,
});

/** 'Sipariş mesajları': what customers are told of their orders, each with an example. */
export default function OrderTextsPage({ loaderData: { shopName } }: Route.ComponentProps) {
  const user = useOutletContext<User>();
  return (
    <div className="kit-column" data-wide>
      <Link className="back-link" to={panelAddresses.texts}>
        ← Sayfalar
      </Link>
      <h2>{SECTION_NAMES[SECTION]}</h2>
      <p>
        Süslü parantezdekiler siparişten dolar: {ORDER_PLACEHOLDERS.map((name) => `{${name}}`).join(", ")}. Bilinmeyen
        bir bilginin satırı yazılmaz. Boş bırakırsan o mesaj önerilmez.
      </p>
      <Loaded load={() => Promise.all([sectionCalls.find(SECTION), sectionCalls.first(SECTION)])}>
        {([saved, first]) => (
          <SectionForm
            section={SECTION}
            name={SECTION_NAMES[SECTION]}
            userId={user.id}
            loaded={saved}
            fields={(props) => <Texts {...props} first={first} shopName={shopName} />}
          />
        )}
      </Loaded>
    </div>
  );
}

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
        {filledText(text, EXAMPLE_ORDER, shopName)}
      </p>
    </figure>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";
