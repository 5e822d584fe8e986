import { Fragment, useEffect, useRef } from "react";
import { Link, useOutletContext, useSearchParams } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { shopChat } from "../../../domain/order/chat-link.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-store.ts";
import { normalizePhone } from "../../../domain/settings/typed-numbers.ts";
import { arrivalWords } from "../../../domain/shop/arrival.ts";
import { deliveryTime, wholeDelivery } from "../../../domain/shop/written-delivery.ts";
import { GROUP_FIELD, panelAddresses, SETTING_FIELD, settingAddress } from "../../../domain/web/panel-addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkSearch } from "../panel-parts.tsx";
import { useSavingAfterUploads } from "../product-pictures/use-uploads.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { useLoaded } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionScreen } from "../sections/section-form.tsx";
import { sectionFields } from "../sections/section-values.ts";
import { SettingField } from "../sections/setting-field.tsx";
import { GiftMendsField } from "./gift-mends-field.tsx";
import { findGroup, findSettings, GROUPS, type Group, type GroupState, groupState } from "./shop-groups.ts";

/** 'Dükkânım': the facts of the shop in groups. An open group stands beside the list where there is room. */
export default function ShopSettingsPage() {
  const [search] = useSearchParams();
  const { waiting, onUploading } = useSavingAfterUploads();
  const loaded = useLoaded(loadStates);
  const group = findGroup(search.get(GROUP_FIELD));
  const named = search.get(SETTING_FIELD) ?? undefined;
  return (
    <div className={group && "kit-links-beside"}>
      <GroupList loaded={loaded} shown={group} />
      {group && (
        <SectionScreen
          key={group}
          section={group}
          list={{ name: "Dükkânım", address: panelAddresses.shopSettings }}
          waiting={waiting}
          onSaved={loaded.reload}
          fields={(props) => <GroupFields group={group} named={named} onUploading={onUploading} {...props} />}
        />
      )}
    </div>
  );
}

type GroupListProps = {
  loaded: Pick<ReturnType<typeof useLoaded<States>>, "answer" | "hasFailed" | "waiting">;
  /** The open group. */
  shown: Group | undefined;
};

/** The groups with what they hold, and a search over all settings. */
const GroupList = (props: GroupListProps) => (
  <div className="kit-column">
    <h2>Dükkânım</h2>
    <LinkSearch label="Ayar ara" what="ayar" find={findSettings}>
      <Groups {...props} />
    </LinkSearch>
  </div>
);

function Groups({ loaded: { answer: states, hasFailed, waiting }, shown }: GroupListProps) {
  const { id: userId } = useOutletContext<User>();
  if (!states && hasFailed) return waiting;
  return (
    <ul className="kit-list">
      {GROUPS.map((group) => (
        <li key={group}>
          <Link
            className="kit-links-link"
            to={settingAddress(group)}
            aria-current={group === shown ? "page" : undefined}
          >
            <span className="kit-words">
              <strong>{SECTION_NAMES[group]}</strong>
              <small className={states?.get(group)?.asks ? "kit-wrong" : undefined}>
                {states?.get(group)?.words ?? "…"}
              </small>
            </span>
            {group !== shown && halfDoneAt(userId, group).read() && <em className="kit-badge">Kaydedilmedi</em>}
            <Icon name="right" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type States = ReadonlyMap<Group, GroupState>;

async function loadStates(): Promise<States> {
  const today = istanbulDate(new Date());
  const states = GROUPS.map(async (group) => {
    const { values } = await sectionCalls.find(group);
    return [group, groupState(group, values, today)] as const;
  });
  return new Map(await Promise.all(states));
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
          {group === "gifts" ? (
            <GiftMendsField field={field} {...props} />
          ) : (
            <SettingField section={group} field={field} {...props} />
          )}
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
