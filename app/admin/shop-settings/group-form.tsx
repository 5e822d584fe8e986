import { type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import { shopChat } from "../../../domain/order/chat-link.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import { normalizePhone } from "../../../domain/settings/typed-phone.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import "../../ui/back-link.css";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { sectionFields } from "../sections/section-values.ts";
import { SettingField } from "../sections/setting-field.tsx";
import { useFailureHandler } from "../use-failure-handler.ts";
import "./group-form.css";
import type { Group } from "./shop-groups.ts";

type GroupFormProps = {
  group: Group;
  /** The field that the address names. */
  field: string | undefined;
  userId: string;
};

/** One group of settings. */
export function GroupForm({ group, field, userId }: GroupFormProps) {
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(
    () => sectionCalls.find(group),
    (error) => handleFailure(error, messages.dataFailed),
  );
  const frame = useRef<HTMLDivElement>(null);
  useFocusOnField(frame, { field, isLoaded: answer !== undefined });
  return (
    <div className="kit-column group-form" ref={frame}>
      <Link className="back-link" to={panelAddresses.shopSettings}>
        ← Dükkânım
      </Link>
      <h2>{SECTION_NAMES[group]}</h2>
      {answer ? (
        <SectionForm
          section={group}
          name={SECTION_NAMES[group]}
          userId={userId}
          loaded={answer}
          fields={(props) => <GroupFields group={group} {...props} />}
        />
      ) : hasFailed ? (
        <LostPart onRetry={reload} />
      ) : (
        <Spinner />
      )}
    </div>
  );
}

/** A link from elsewhere leads to one field. */
function useFocusOnField(
  frame: RefObject<HTMLElement | null>,
  { field, isLoaded }: { field: string | undefined; isLoaded: boolean },
) {
  useEffect(
    function focusField() {
      if (isLoaded && field) frame.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
    },
    [frame, field, isLoaded],
  );
}

const GroupFields = ({ group, ...props }: FieldsProps & { group: Group }) => (
  <>
    {sectionFields(group).map((field) => (
      <SettingField key={field} section={group} field={field} {...props} />
    ))}
    {group === "contact" && <TestMessage typed={String(props.draft.phone ?? "")} />}
  </>
);

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
