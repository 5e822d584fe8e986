import { useState } from "react";
import { Link } from "react-router";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import { settingAddress } from "../../../domain/web/panel-addresses.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { sectionCalls } from "../sections/section-calls.ts";
import { sectionDraftAt } from "../sections/section-drafts.ts";
import { useFailureHandler } from "../use-failure-handler.ts";
import "./group-list.css";
import { findSettings, GROUPS, type Group, summaryOf } from "./shop-groups.ts";

/** The groups with what is set in them, and a search over all settings. */
export function GroupList({ userId }: { userId: string }) {
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
      {query.trim() === "" ? <Groups userId={userId} /> : <Found query={query} />}
    </div>
  );
}

function Groups({ userId }: { userId: string }) {
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(loadSummaries, (error) => handleFailure(error, messages.dataFailed));
  if (!answer && hasFailed) return <LostPart onRetry={reload} />;
  return (
    <ul className="group-list-rows">
      {GROUPS.map((group) => (
        <li key={group}>
          <Link to={settingAddress(group)}>
            <span>
              <strong>{SECTION_NAMES[group]}</strong>
              <small>{answer?.get(group) ?? "…"}</small>
            </span>
            {sectionDraftAt(userId, group).read() && <em>Kaydedilmedi</em>}
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
      <ul className="group-list-rows">
        {found.map(({ to, title, place }) => (
          <li key={`${to} ${title}`}>
            <Link to={to}>
              <span>
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
