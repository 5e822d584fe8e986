import type { InfoPage } from "../../../domain/shop/info-page.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useShop } from "../../use-shop.ts";
import { Breadcrumb } from "../page/breadcrumb.tsx";
import { InfoAside } from "./info-aside.tsx";
import { FoldedSection, InfoSectionView } from "./info-section.tsx";
import "./info-view.css";
import { PageHead } from "../page/page-head.tsx";
import { BreadcrumbData } from "../page/structured-data.tsx";

/** Its headings are questions, so each answer waits behind its own. */
const QUESTIONS = "sss";

export function InfoView({ page, shareImage }: { page: InfoPage; shareImage: string }) {
  const { slug, title, description, sections } = page;
  const path = addresses.info(slug);
  const steps = [{ name: title, path }];
  const Section = slug === QUESTIONS ? FoldedSection : InfoSectionView;
  return (
    <div className="page-width">
      <PageHead title={title} description={description} path={path} shareImage={shareImage} />
      <BreadcrumbData steps={steps} />
      <Breadcrumb steps={steps} />
      <div className="info-view-columns">
        <article className="info-view-text">
          <h1>{title}</h1>
          {useShop().isTrial && (
            <p className="info-view-trial">Bu bir deneme dükkânı: adı, adresi ve verdiği sözler örnek.</p>
          )}
          {sections.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
        </article>
        <InfoAside current={slug} />
      </div>
    </div>
  );
}
