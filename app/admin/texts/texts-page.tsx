import "../zod-without-eval.ts";
import { Link, useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import { pageSection, type SectionKey } from "../../../domain/settings/sections.ts";
import { unpublishedPages } from "../../../domain/shop/shop-facts.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { servicesContext } from "../../context.ts";
import { sectionDraftAt } from "../sections/section-drafts.ts";
import type { Route } from "./+types/texts-page.ts";
import "./texts-page.css";

export function loader({ context }: Route.LoaderArgs) {
  const { shop, legalFacts: legal, infoPages } = context.get(servicesContext).snapshot;
  const waiting = unpublishedPages({ shop, legal });
  return infoPages.map(({ slug, title }) => ({ slug, title, isWaiting: waiting.includes(slug) }));
}

/** 'Sayfalar': the info and legal texts. */
export default function TextsPage({ loaderData }: Route.ComponentProps) {
  const user = useOutletContext<User>();
  const isHalfDone = (section: SectionKey) => sectionDraftAt(user.id, section).read() !== undefined;
  return (
    <div className="kit-column texts-page">
      <h2>Sayfalar</h2>
      <p>Dokun, değiştir, önizle, kaydet. İlk metin hep bir dokunuş uzağında.</p>
      <ul>
        {loaderData.map(({ slug, title, isWaiting }) => (
          <li key={slug}>
            <Link to={panelAddresses.text(slug)}>
              <strong>{title}</strong>
              {isHalfDone(pageSection(slug)) && <span>Kaydedilmedi</span>}
              {isWaiting && <span>Yayında değil: satıcının bilgileri eksik</span>}
            </Link>
          </li>
        ))}
        <li>
          <Link to={panelAddresses.orderTexts}>
            <strong>{SECTION_NAMES["order-texts"]}</strong>
            {isHalfDone("order-texts") && <span>Kaydedilmedi</span>}
            <small>Onay, kargo ve teslim mesajların</small>
          </Link>
        </li>
      </ul>
    </div>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";
