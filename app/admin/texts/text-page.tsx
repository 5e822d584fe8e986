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
import "../../ui/back-link.css";
import { Loaded } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
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
  const [revision, setRevision] = useState<number>();
  return (
    <div className="kit-column">
      <Link className="back-link" to={panelAddresses.texts}>
        ← Sayfalar
      </Link>
      <h2>{SECTION_NAMES[section]}</h2>
      <Loaded load={() => Promise.all([sectionCalls.find(section), sectionCalls.first(section)])}>
        {([saved, first]) => (
          <SectionForm
            section={section}
            name={SECTION_NAMES[section]}
            userId={user.id}
            loaded={saved}
            onSaved={(newer) => setRevision(newer.revision)}
            fields={(fields) => <TextFields {...fields} slug={slug} first={first} facts={facts} revision={revision} />}
          >
            {!unpublishedPages(facts).includes(slug) && (
              <Link className="button button-plain button-small" to={addresses.info(slug)}>
                Sayfayı gör
              </Link>
            )}
          </SectionForm>
        )}
      </Loaded>
    </div>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";
