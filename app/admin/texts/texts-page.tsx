import "../zod-without-eval.ts";
import { Link, useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { OWN_TEXTS, TEXT_SLUGS, type TextSlug } from "../../../domain/settings/info-page-slugs.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-store.ts";
import { pageSection } from "../../../domain/settings/sections.ts";
import { waitingPages } from "../../../domain/shop/shop-facts.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { servicesContext } from "../../context.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import type { Route } from "./+types/texts-page.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { shop, legalFacts: legal, sections } = context.get(servicesContext).snapshot;
  const waiting: readonly TextSlug[] = waitingPages({ shop, legal });
  return TEXT_SLUGS.map((slug) => {
    const section = pageSection(slug);
    const text = sections[section];
    const isOwn = OWN_TEXTS.includes(slug);
    return {
      section,
      to: panelAddresses.text(slug),
      title: isOwn || !("title" in text) ? SECTION_NAMES[section] : text.title,
      isWaiting: waiting.includes(slug),
      about: isOwn && text.sections.length === 0 && "Henüz boş: yazınca görünür",
    };
  });
}

const ORDER_TEXTS = {
  section: "order-texts",
  to: panelAddresses.orderTexts,
  title: SECTION_NAMES["order-texts"],
  isWaiting: false,
  about: "Onay, kargo ve teslim mesajların",
};

/** 'Sayfalar': the info and legal texts, and the messages of orders. */
export default function TextsPage({ loaderData }: Route.ComponentProps) {
  const user = useOutletContext<User>();
  return (
    <div className="kit-column">
      <h2>Sayfalar</h2>
      <p>Dokun, değiştir, önizle, kaydet. İlk metin hep bir dokunuş uzağında.</p>
      <ul className="kit-list">
        {[...loaderData, ORDER_TEXTS].map(({ section, to, title, isWaiting, about }) => (
          <li key={section}>
            <Link className="kit-links-link" to={to}>
              <span className="kit-words">
                <strong>{title}</strong>
                {isWaiting && <small className="kit-wrong">Yayında değil: satıcının bilgileri eksik</small>}
                {about && <small>{about}</small>}
              </span>
              {halfDoneAt(user.id, section).read() && <em className="kit-badge">Kaydedilmedi</em>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";
