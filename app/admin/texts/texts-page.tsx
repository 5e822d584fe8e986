import "../zod-without-eval.ts";
import { Link, useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { OWN_TEXTS, TEXT_SLUGS, type TextSlug } from "../../../domain/settings/info-page-slugs.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-store.ts";
import { pageSection, type SectionKey } from "../../../domain/settings/sections.ts";
import { waitingPages } from "../../../domain/shop/shop-facts.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { servicesContext } from "../../context.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import type { Route } from "./+types/texts-page.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { shop, legalFacts: legal, sections } = context.get(servicesContext).snapshot;
  const waiting: readonly TextSlug[] = waitingPages({ shop, legal });
  return TEXT_SLUGS.map((slug) => {
    const text = sections[pageSection(slug)];
    const isOwn = OWN_TEXTS.includes(slug);
    return {
      slug,
      title: isOwn || !("title" in text) ? SECTION_NAMES[pageSection(slug)] : text.title,
      isWaiting: waiting.includes(slug),
      isEmpty: isOwn && text.sections.length === 0,
    };
  });
}

/** 'Sayfalar': the info and legal texts. */
export default function TextsPage({ loaderData }: Route.ComponentProps) {
  const user = useOutletContext<User>();
  const isHalfDone = (section: SectionKey) => halfDoneAt(user.id, section).read() !== undefined;
  return (
    <div className="kit-column">
      <h2>Sayfalar</h2>
      <p>Dokun, değiştir, önizle, kaydet. İlk metin hep bir dokunuş uzağında.</p>
      <ul className="kit-list">
        {loaderData.map(({ slug, title, isWaiting, isEmpty }) => (
          <li key={slug}>
            <Link className="kit-links-link" to={panelAddresses.text(slug)}>
              <span className="kit-words">
                <strong>{title}</strong>
                {isWaiting && <small className="kit-wrong">Yayında değil: satıcının bilgileri eksik</small>}
                {isEmpty && <small>Henüz boş: yazınca görünür</small>}
              </span>
              {isHalfDone(pageSection(slug)) && <em className="kit-badge">Kaydedilmedi</em>}
            </Link>
          </li>
        ))}
        <li>
          <Link className="kit-links-link" to={panelAddresses.orderTexts}>
            <span className="kit-words">
              <strong>{SECTION_NAMES["order-texts"]}</strong>
              <small>Onay, kargo ve teslim mesajların</small>
            </span>
            {isHalfDone("order-texts") && <em className="kit-badge">Kaydedilmedi</em>}
          </Link>
        </li>
      </ul>
    </div>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";
