import { data } from "react-router";
import { linkedSections } from "../../../domain/settings/linked-text.ts";
import type { Sections } from "../../../domain/settings/sections.ts";
import { type ShownWord, shownWords } from "../../../domain/settings/shared-words.ts";
import { fillInfoPage, type InfoPage as InfoPageText } from "../../../domain/shop/info-page.ts";
import { unpublishedPages } from "../../../domain/shop/shop-facts.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { infoSharePath } from "../../../domain/web/share-picture.ts";
import { servicesContext } from "../../context.ts";
import { FOLDED_PAGE, InfoSectionView, type ShownSection } from "../../info/info-section.tsx";
import { lazyPart } from "../../part/lazy-part.tsx";
import { useShop } from "../../use-shop.ts";
import "../../info/info-section.css";
import { Breadcrumb } from "../page/breadcrumb.tsx";
import { LoadFailed, NotFound } from "../page/missing-page.tsx";
import { PageHead } from "../page/page-head.tsx";
import type { Route } from "./+types/info-page.ts";
import { InfoAside } from "./info-aside.tsx";
import "./info-page.css";

/** Lazy: no other page needs it. */
const ContactHours = lazyPart(() => import("../dates/contact-hours.tsx"));

const MakerNote = lazyPart(() => import("./maker.tsx"));
const ParcelPhotos = lazyPart(async () => ({ default: (await import("./maker.tsx")).ParcelPhotos }));
const SharedWords = lazyPart(() => import("./shared-words-part.tsx"));

/** The page about who makes the shop. */
const ABOUT = "hakkimizda";
/** The page that has the opening hours. */
const CONTACT = "iletisim";

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { snapshot } = context.get(servicesContext);
  const { shop } = snapshot;
  const facts = { shop, legal: snapshot.legalFacts };
  const written = snapshot.infoPages.find((page) => page.slug === slug);
  if (!written || unpublishedPages(facts).includes(written.slug)) return data({ state: "unknown" } as const, 404);
  const page = fillInfoPage(written, facts);
  const { hours, maker } = snapshot.sections;
  const shared = slug === ABOUT ? shownWords(snapshot.sections["shared-words"]) : [];
  const hasHours = slug === CONTACT && (hours.week.length > 0 || hours.daysOff.length > 0);
  return data({
    state: "here",
    page: { ...page, sections: linkedSections(page.sections) },
    shareImage: infoSharePath(page, shop),
    ...(hasHours && { hours }),
    ...(slug === ABOUT && { maker }),
    ...(shared.length > 0 && { shared }),
  } as const);
}

export default function InfoPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === "unknown") return <NotFound />;
  return <InfoView key={loaderData.page.slug} {...loaderData} />;
}

type FilledPage = Omit<InfoPageText, "sections"> & { sections: readonly ShownSection[] };
type InfoViewProps = {
  page: FilledPage;
  shareImage: string;
  hours?: Sections["hours"];
  maker?: Sections["maker"];
  shared?: ShownWord[];
};

function InfoView({ page, shareImage, hours, maker, shared }: InfoViewProps) {
  const { slug, title, description, sections } = page;
  const path = addresses.info(slug);
  const steps = [{ name: title, path }];
  return (
    <div className="page-width">
      <PageHead title={title} description={description} path={path} shareImage={shareImage} />
      <Breadcrumb steps={steps} />
      <div className="info-page-columns">
        <article className="info-page-text">
          <h1>{title}</h1>
          {useShop().isTrial && (
            <p className="info-page-trial">Bu bir deneme dükkânı: adı, adresi ve verdiği sözler örnek.</p>
          )}
          {Array.from(sections.entries(), ([index, section]) => (
            <InfoSectionView key={index} section={section} isFolded={slug === FOLDED_PAGE} />
          ))}
          {hours && <ContactHours hours={hours} />}
          {maker?.words && <MakerNote {...maker} />}
          {maker && (maker.pictures.length > 0 || maker.highlights) && <ParcelPhotos {...maker} />}
          {shared && <SharedWords shared={shared} />}
        </article>
        <InfoAside current={slug} />
      </div>
    </div>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Sayfayı getiremedik" />;
