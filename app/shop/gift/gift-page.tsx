import { Link, redirect } from "react-router";
import { tintOf } from "../../../domain/catalog/category.ts";
import { type GiftPage, giftPage, knownGiftAddress } from "../../../domain/gift/gift-page.ts";
import type { GiftQuestion } from "../../../domain/gift/gift-questions.ts";
import { giftAddress, giftSearch, giftWishIn } from "../../../domain/gift/gift-wish.ts";
import { unreadWords } from "../../../domain/gift/gift-words.ts";
import { SAID_FIELD } from "../../../domain/gift/said-field.ts";
import { saidGift } from "../../../domain/gift/said-gift.ts";
import { shopChat } from "../../../domain/order/chat-link.ts";
import { MAX_QUERY_LENGTH } from "../../../domain/search/query-length.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { servicesContext } from "../../context.ts";
import { Icon } from "../../ui/icon.tsx";
import { useCategories, useShop } from "../../use-shop.ts";
import "../../ui/button.css";
import "../cards/cards.css";
import { ProductCard } from "../cards/product-card.tsx";
import { ChatButton } from "../page/chat-button.tsx";
import { LoadFailed } from "../page/missing-page.tsx";
import { NothingHere } from "../page/nothing-here.tsx";
import { PageHead } from "../page/page-head.tsx";
import type { Route } from "./+types/gift-page.ts";
import "./gift-page.css";

const FIRST_ROW = 3;

/**
 * Only the address and the catalogue decide. What somebody typed is read here. It leads to the address of that wish, unless
 * words are left that the page has to name.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { snapshot } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const said = searchParams.get(SAID_FIELD)?.slice(0, MAX_QUERY_LENGTH).toWellFormed();
  if (said !== undefined) {
    if (said.trim() === "") throw redirect(giftAddress(giftWishIn(searchParams)));
    const read = saidGift(said, snapshot, await snapshot.search());
    if (!read) throw redirect(addresses.search(said));
    const unread = unreadWords(read.unread);
    if (unread === undefined) throw redirect(giftAddress(read.wish));
    return { ...giftPage(read.wish, snapshot), isPlain: false, typed: said, unread };
  }
  const wish = giftWishIn(searchParams);
  const known = knownGiftAddress(wish, snapshot);
  if (known !== giftAddress(wish)) throw redirect(known);
  return { ...giftPage(wish, snapshot), isPlain: giftSearch(wish) === "", typed: "", unread: undefined };
}

export default function GiftFinderPage({ loaderData }: Route.ComponentProps) {
  const { chosen, questions, gifts, day, said, better, more, isPlain, typed, unread } = loaderData;
  const title = isPlain ? "Hediye bulucu" : `Hediye bulucu: ${chosen.map(({ label }) => label).join(", ")}`;
  return (
    <div className="gift-page page-width">
      <PageHead
        title={title}
        description="Kime, ne için, ne kadar? Söyle, altı hediye çıkaralım: rafta var, bütçeni aşmaz."
        path={addresses.gifts}
        isHidden={!isPlain}
      />
      <h1>Hediye bulucu</h1>
      <SaidForm key={typed} typed={typed} />
      {chosen.length > 0 && <ChosenAnswers chosen={chosen} />}
      {questions.map((question) => (
        <Question key={question.title} {...question} />
      ))}
      <section aria-labelledby="hediyeler">
        <h2 id="hediyeler">{headingOf(gifts.length, isPlain)}</h2>
        {day && <p className="gift-page-said">{day}</p>}
        {[...(unread === undefined ? [] : [unread]), ...said].map((words) => (
          <p key={words} className="gift-page-said">
            {words}
          </p>
        ))}
        {better && (
          <Link className="button button-plain button-small" to={better.to} rel="nofollow" preventScrollReset>
            {better.label}
          </Link>
        )}
        <GiftCards gifts={gifts} />
        {more && gifts.length > 0 && (
          <Link className="button button-plain" to={more}>
            Hepsine bak
          </Link>
        )}
        {gifts.length === 0 && <AskUs />}
      </section>
    </div>
  );
}

function headingOf(count: number, isPlain: boolean): string {
  if (count === 0) return "Bulamadık";
  return isPlain ? "Kararsızsan bunlar" : `${count} hediye`;
}

/** A plain form: the server reads the words, and leads to the address of the wish, unless some were not understood. */
const SaidForm = ({ typed }: { typed: string }) => (
  <search>
    <form className="gift-page-form" action={addresses.gifts}>
      <label htmlFor="gift-said">Kime, ne için, ne kadar?</label>
      <input
        id="gift-said"
        name={SAID_FIELD}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        defaultValue={typed}
        placeholder="Sevgilime yıl dönümü için mor bir şey"
      />
      <button type="submit" className="button button-ribbon">
        Bul
      </button>
    </form>
  </search>
);

const ChosenAnswers = ({ chosen }: Pick<GiftPage, "chosen">) => (
  <ul className="gift-page-answers" aria-label="Söylediklerin">
    {chosen.map(({ label, to }) => (
      <li key={to}>
        <Link className="button-chip" aria-current="true" to={to} rel="nofollow" preventScrollReset>
          {label}
          <span className="unseen">: vazgeç</span>
          <Icon name="close" size={16} />
        </Link>
      </li>
    ))}
  </ul>
);

const Question = ({ title, answers }: GiftQuestion) => (
  <nav className="gift-page-question" aria-label={title}>
    <h2>{title}</h2>
    <ul className="gift-page-answers">
      {answers.map(({ label, to }) => (
        <li key={to}>
          <Link className="button-chip" to={to} rel="nofollow" preventScrollReset>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

function GiftCards({ gifts }: Pick<GiftPage, "gifts">) {
  const categories = useCategories();
  return (
    <div className="product-cards gift-page-cards">
      {gifts.map(({ card, address, reason }, index) => (
        <div key={card.id}>
          <ProductCard
            product={card}
            tint={tintOf(card.category, categories)}
            address={address}
            isFirst={index < FIRST_ROW}
          />
          {reason && <p className="gift-page-reason">{reason}</p>}
        </div>
      ))}
    </div>
  );
}

function AskUs() {
  const { phone } = useShop();
  return (
    <NothingHere words="Aklındaki belki yolda; bize sor, birlikte bulalım.">
      <ChatButton href={shopChat(phone, "Merhaba, bir hediye arıyorum. Yardım eder misiniz?")}>
        WhatsApp'tan sor
      </ChatButton>
    </NothingHere>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Hediyeleri getiremedik" />;
