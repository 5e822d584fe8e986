import { useState } from "react";
import { Link, Navigate, useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { INFO_PAGE_SLUGS, type InfoPageSlug } from "../../../domain/settings/info-page-slugs.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import { pageSection } from "../../../domain/settings/sections.ts";
import type { InfoFacts } from "../../../domain/shop/info-page.ts";
import { unpublishedPages } from "../../../domain/shop/shop-facts.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { servicesContext } from "../../context.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import "../../ui/back-link.css";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { useFailureHandler } from "../use-failure-handler.ts";
import type { Route } from "./+types/text-page.ts";
import { TextFields } from "./text-fields.tsx";

export function loader({ context, params }: Route.LoaderArgs) {
  const { shop, legalFacts: legal } = context.get(servicesContext).snapshot;
  return { slug: INFO_PAGE_SLUGS.find((slug) => slug === params.slug), facts: { shop, legal } };
}

export default function TextPage({ loaderData: { slug, facts } }: Route.ComponentProps) {
  if (!slug) return <Navigate to={panelAddresses.texts} replace />;
  return <EditedText key={slug} slug={slug} facts={facts} />;
}

function EditedText({ slug, facts }: { slug: InfoPageSlug; facts: InfoFacts }) {
  const user = useOutletContext<User>();
  const section = pageSection(slug);
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(
    () => Promise.all([sectionCalls.find(section), sectionCalls.first(section)]),
    (error) => handleFailure(error, messages.dataFailed),
  );
  const [loaded, first] = answer ?? [];
  const [revision, setRevision] = useState<number>();
  return (
    <div className="kit-column">
      <Link className="back-link" to={panelAddresses.texts}>
        ← Sayfalar
      </Link>
      <h2>{SECTION_NAMES[section]}</h2>
      {loaded && first ? (
        <SectionForm
          section={section}
          name={SECTION_NAMES[section]}
          userId={user.id}
          loaded={loaded}
          onSaved={(saved) => setRevision(saved.revision)}
          fields={(fields) => <TextFields {...fields} slug={slug} first={first} facts={facts} revision={revision} />}
        >
          {!unpublishedPages(facts).includes(slug) && (
            <Link className="button button-plain button-small" to={addresses.info(slug)}>
              Sayfayı gör
            </Link>
          )}
        </SectionForm>
      ) : hasFailed ? (
        <LostPart onRetry={reload} />
      ) : (
        <Spinner />
      )}
    </div>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";
