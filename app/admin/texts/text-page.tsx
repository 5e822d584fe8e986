import { useState } from "react";
import { Link, Navigate } from "react-router";
import { INFO_PAGE_SLUGS, TEXT_SLUGS, type TextSlug } from "../../../domain/settings/info-page-slugs.ts";
import { pageSection } from "../../../domain/settings/sections.ts";
import type { InfoFacts } from "../../../domain/shop/info-page.ts";
import { unpublishedPages } from "../../../domain/shop/shop-facts.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { servicesContext } from "../../context.ts";
import { SectionScreen } from "../sections/section-form.tsx";
import type { Route } from "./+types/text-page.ts";
import { TextFields } from "./text-fields.tsx";

export function loader({ context, params }: Route.LoaderArgs) {
  const { shop, legalFacts: legal } = context.get(servicesContext).snapshot;
  return { slug: TEXT_SLUGS.find((slug) => slug === params.slug), facts: { shop, legal } };
}

export default function TextPage({ loaderData: { slug, facts } }: Route.ComponentProps) {
  if (!slug) return <Navigate to={panelAddresses.texts} replace />;
  return <EditedText key={slug} slug={slug} facts={facts} />;
}

function EditedText({ slug, facts }: { slug: TextSlug; facts: InfoFacts }) {
  const [revision, setRevision] = useState<number>();
  const page = INFO_PAGE_SLUGS.find((one) => one === slug);
  return (
    <SectionScreen
      section={pageSection(slug)}
      list={{ name: "Sayfalar", address: panelAddresses.texts }}
      onSaved={(newer) => setRevision(newer.revision)}
      fields={(fields, first) => <TextFields {...fields} slug={slug} first={first} facts={facts} revision={revision} />}
    >
      {page && !unpublishedPages(facts).includes(page) && (
        <Link className="button button-plain button-small" to={addresses.info(page)}>
          Sayfayı gör
        </Link>
      )}
    </SectionScreen>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";
