import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { shopChat } from "../../../domain/order/chat-link.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import { normalizePhone } from "../../../domain/settings/typed-phone.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import "../../ui/back-link.css";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { Loaded } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { sectionFields } from "../sections/section-values.ts";
import { SettingField } from "../sections/setting-field.tsx";
import "./group-form.css";
import type { Group } from "./shop-groups.ts";

type GroupFormProps = {
  group: Group;
  /** The field that the address names. */
  field: string | undefined;
  userId: string;
};

/** One group of settings. */
export const GroupForm = ({ group, field, userId }: GroupFormProps) => (
  <div className="kit-column group-form">
    <Link className="back-link" to={panelAddresses.shopSettings}>
      ← Dükkânım
    </Link>
    <h2>{SECTION_NAMES[group]}</h2>
    <Loaded load={() => sectionCalls.find(group)}>
      {(saved) => (
        <SectionForm
          section={group}
          name={SECTION_NAMES[group]}
          userId={userId}
          loaded={saved}
          fields={(props) => <GroupFields group={group} named={field} {...props} />}
        />
      )}
    </Loaded>
  </div>
);

type GroupFieldsProps = FieldsProps & { group: Group; named: string | undefined };

function GroupFields({ group, named, ...props }: GroupFieldsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    function focusNamedField() {
      if (named) list.current?.querySelector<HTMLElement>(`[name="${CSS.escape(named)}"]`)?.focus();
    },
    [named],
  );
  return (
    <div ref={list} className="kit-stack group-form-fields">
      {sectionFields(group).map((field) => (
        <SettingField key={field} section={group} field={field} {...props} />
      ))}
      {group === "contact" && <TestMessage typed={String(props.draft.phone ?? "")} />}
    </div>
  );
}

/** Opens the chat that visitors would open, so that she sees where orders go. */
function TestMessage({ typed }: { typed: string }) {
  const link = shopChat((normalizePhone(typed) ?? "").replace("+", ""), "Deneme: bu mesaj bana geldiyse numara doğru.");
  return (
    link && (
      <a className="button button-plain group-form-test" href={link} target="_blank" rel="noopener">
        Deneme mesajı gönder
      </a>
    )
  );
}
