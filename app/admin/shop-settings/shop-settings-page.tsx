import { Fragment, useEffect, useRef, useState } from "react";
import { Link, useOutletContext, useSearchParams } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { shopChat } from "../../../domain/order/chat-link.ts";

import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import { normalizePhone } from "../../../domain/settings/typed-phone.ts";
import { arrivalWords } from "../../../domain/shop/arrival.ts";
import { deliveryTime, wholeDelivery } from "../../../domain/shop/written-delivery.ts";
import { GROUP_FIELD, panelAddresses, SETTING_FIELD, settingAddress } from "../../../domain/web/panel-addresses.ts";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Typed } from "../saved-form/form-state.ts";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { useLoaded } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { sectionDraftAt } from "../sections/section-drafts.ts";
import { SectionScreen } from "../sections/section-form.tsx";
import { sectionFields } from "../sections/section-values.ts";
import { SettingField } from "../sections/setting-field.tsx";
import { findGroup, findSettings, GROUPS, type Group, summaryOf } from "./shop-groups.ts";

/** 'Dükkânım': the facts of the shop in groups, each a screen of its own. */
export default function ShopSettingsPage() {
  const [search] = useSearchParams();
  const [uploads, setUploads] = useState(0);
  const group = findGroup(search.get(GROUP_FIELD));
  if (!group) return <GroupList />;
  const named = search.get(SETTING_FIELD) ?? undefined;
  return (
    <SectionScreen
      key={group}
      section={group}
      list={{ name: "Dükkânım", address: panelAddresses.shopSettings }}
      waiting={uploads > 0 ? "Fotoğraf yükleniyor..." : undefined}
      fields={(props) => (
        <GroupFields
          group={group}
          named={named}
          onUploading={(isUploading) => setUploads((count) => count + (isUploading ? 1 : -1))}
          {...props}
        />
      )}
    />
  );
}

/** The groups with what is set in them, and a search over all settings. */
function GroupList() {
  const [query, setQuery] = useState("");
  return (
    <div className="kit-column">
      <h2>Dükkânım</h2>
      <Field
        label="Ayar ara"
        type="search"
        placeholder="Ne arıyorsun?"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {query.trim() === "" ? <Groups /> : <Found query={query} />}
    </div>
  );
}

function Groups() {
  const { id: userId } = useOutletContext<User>();
  const { answer, hasFailed, waiting } = useLoaded(loadSummaries);
  if (!answer && hasFailed) return waiting;
  return (
    <ul className="kit-list">
      {GROUPS.map((group) => (
        <li key={group}>
          <Link className="kit-links-link" to={settingAddress(group)}>
            <span className="kit-words">
              <strong>{SECTION_NAMES[group]}</strong>
              <small>{answer?.get(group) ?? "…"}</small>
            </span>
            {sectionDraftAt(userId, group).read() && <em className="kit-badge">Kaydedilmedi</em>}
            <Icon name="right" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

async function loadSummaries(): Promise<ReadonlyMap<Group, string>> {
  const summaries = GROUPS.map(async (group) => {
    const { values } = await sectionCalls.find(group);
    return [group, summaryOf(group, values)] as const;
  });
  return new Map(await Promise.all(summaries));
}

function Found({ query }: { query: string }) {
  const found = findSettings(query);
  return (
    <>
      <p className="unseen" role="status">
        {found.length} ayar bulundu
      </p>
      {found.length === 0 && <p>Böyle bir ayar bulamadık. Başka bir kelimeyle dene.</p>}
      <ul className="kit-list">
        {found.map(({ to, title, place }) => (
          <li key={`${to} ${title}`}>
            <Link className="kit-links-link" to={to}>
              <span className="kit-words">
                <strong>{title}</strong>
                {place !== title && <small>{place}</small>}
              </span>
              <Icon name="right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type GroupFieldsProps = FieldsProps & {
  group: Group;
  /** The field that the address names. */
  named: string | undefined;
  onUploading: (isUploading: boolean) => void;
};

function GroupFields({ group, named, ...props }: GroupFieldsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    function focusNamedField() {
      if (named) list.current?.querySelector<HTMLElement>(`[name="${CSS.escape(named)}"]`)?.focus();
    },
    [named],
  );
  return (
    <div ref={list} className="kit-stack">
      {sectionFields(group).map((field) => (
        <Fragment key={field}>
          <SettingField section={group} field={field} {...props} />
          {field === "deliveryDays" && <ArrivalEcho {...props.draft} />}
        </Fragment>
      ))}
      {group === "contact" && <TestMessage typed={String(props.draft.phone ?? "")} />}
    </div>
  );
}

/** The line of product pages about a parcel that is ordered now. Days off, which they know too, are not asked for here. */
function ArrivalEcho({ preparingDays, deliveryDays }: Typed) {
  const prepared = Number(preparingDays ?? 0);
  const written = wholeDelivery({
    preparingDays: Number.isInteger(prepared) && prepared > 0 ? prepared : null,
    deliveryDays: String(deliveryDays ?? ""),
  });
  const time = deliveryTime(written);
  const words = time && ((time.days && arrivalWords(time.days, new Date())) ?? time.words);
  return (
    <p className="kit-note" data-tint="butter" role="status">
      {words
        ? `Ürün sayfasında bugün: ${words}`
        : "Süre yazmazsan ürün sayfası paketin ne zaman kapıda olacağını söylemez."}
    </p>
  );
}

/** Opens the chat that visitors would open, so that she sees where orders go. */
function TestMessage({ typed }: { typed: string }) {
  const link = shopChat((normalizePhone(typed) ?? "").replace("+", ""), "Deneme: bu mesaj bana geldiyse numara doğru.");
  return (
    link && (
      <a className="button button-plain" href={link} target="_blank" rel="noopener">
        Deneme mesajı gönder
      </a>
    )
  );
}
