import { Link } from "react-router";
import { chatLink } from "../../../domain/order/chat-link.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useShop } from "../../use-shop.ts";
import { ChatButton } from "../page/chat-button.tsx";
import "./nothing-found.css";
import { SearchShelves } from "./search-shelves.tsx";

/** Each finds something in a shop of any size. */
const OTHER_QUESTIONS = ["sevgiliye hediye", "doğum günü hediyesi", "300 TL altı"];

/** Offers other ways on, and to ask the owner, who may have what the search did not find. */
export function NothingFound({ question, hasNear }: { question: string; hasNear: boolean }) {
  const { phone } = useShop();
  return (
    <section className="nothing-found" aria-labelledby="nothing-found">
      <h2 id="nothing-found">Bulamadık</h2>
      <p>
        {hasNear ? "Aşağıdakiler yakın olabilir" : "Başka türlü yazmayı dene, raflara göz at"} ya da bize sor: belki
        rafta, belki yolda.
      </p>
      <ChatButton href={chatLink(phone, `Merhaba, "${question}" arıyorum. Sizde var mı?`)}>WhatsApp'tan sor</ChatButton>
      {!hasNear && (
        <>
          <OtherQuestions />
          <SearchShelves />
        </>
      )}
    </section>
  );
}

const OtherQuestions = () => (
  <p className="nothing-found-others">
    <span>Şunları dene:</span>
    {OTHER_QUESTIONS.map((question) => (
      <Link key={question} to={addresses.search(question)}>
        {question}
      </Link>
    ))}
  </p>
);
