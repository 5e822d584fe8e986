import { useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import type { SectionKey } from "../../../domain/settings/sections.ts";
import { messages } from "../../messages.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { useFailureHandler } from "../use-failure-handler.ts";
import "./shop-settings-page.css";

const GROUPS = ["contact", "notice", "delivery", "promises", "seller", "prices"] as const satisfies SectionKey[];

/** 'Dükkânım': the facts of the shop in groups, each saved by itself. */
export default function ShopSettingsPage() {
  const user = useOutletContext<User>();
  return (
    <div className="shop-settings-page">
      <h2>Dükkânım</h2>
      {GROUPS.map((group) => (
        <Group key={group} group={group} userId={user.id} />
      ))}
    </div>
  );
}

function Group({ group, userId }: { group: (typeof GROUPS)[number]; userId: string }) {
  const handleFailure = useFailureHandler();
  const { answer } = useRequest(
    () => sectionCalls.find(group),
    (error) => handleFailure(error, messages.dataFailed),
  );
  return (
    <details className="shop-settings-page-group">
      <summary>{SECTION_NAMES[group]}</summary>
      {answer ? (
        <SectionForm section={group} name={SECTION_NAMES[group]} userId={userId} loaded={answer} />
      ) : (
        <Spinner />
      )}
    </details>
  );
}
