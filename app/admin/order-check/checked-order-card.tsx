import "./order-check.css";
import { useState } from "react";
import { type OrderState, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import type { OrderOfMessage } from "../../../domain/order-book/order-store.ts";
import { bookInput, isClean } from "../../../domain/order-check/book-input.ts";
import { decidedLines, firstChoice, type PriceChoice } from "../../../domain/order-check/line-prices.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-line.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useShop } from "../../use-shop.ts";
import { orderName } from "../panel-words.ts";
import type { CheckedAnswer } from "./check-calls.ts";
import type { AnswerTexts, CheckEvents } from "./check-host.tsx";
import type { CheckedOrder } from "./check-sheet.tsx";
import { CheckedDetails, CheckedLine, CheckedTotal, Doubt } from "./checked-line.tsx";
import { OrderAnswer } from "./order-answer.tsx";
import { SaidPerson, useTickedFacts } from "./said-facts.tsx";
import { SavedAnswer, useSavedOrder } from "./saved-answer.tsx";
import { useAnsweredLines } from "./use-answered-lines.ts";

type CheckedOrderCardProps = CheckEvents & { checked: CheckedOrder; texts: AnswerTexts | undefined };

const UNREAD: CheckedAnswer = {
  lines: [],
  others: [],
  offers: [],
  endedOffers: [],
  written: null,
  facts: [],
  isGift: false,
};

/**
 * One order of the pasted text: what its link says, and beside it everything that stands in the chat otherwise. Once it is in the book,
 * what the book says of it.
 */
export function CheckedOrderCard({ checked, texts, ...on }: CheckedOrderCardProps) {
  const { verified, answer } = useAnsweredLines(checked);
  const { lines, others, endedOffers, written, isGift, ...said } = verified ?? UNREAD;
  const [isWithoutEnded, setWithoutEnded] = useState(false);
  const offers = said.offers.filter(({ name }) => !(isWithoutEnded && endedOffers.includes(name)));
  const { details } = checked.pasted.order;
  // What stands behind the shop's own labels is read already.
  const facts = said.facts.filter(({ field }) => field === "payment" || !details[field]);
  const { parcel, giftPrices, payment: shopsPayment } = useShop();
  const person = useTickedFacts(facts, isGift);
  const pasted = person.accepted(checked.pasted);
  const chosen = useChosenLines(lines);
  const known = chosen.lines.filter(({ productId }) => productId !== null);
  const sent = known.filter((line) => !chosen.isLeft(line));
  // A line that was only proposed is not missing from the order.
  const missing = known.filter((line) => chosen.isLeft(line) && !line.proposal);
  const input = bookInput({
    pasted,
    lines: sent,
    others,
    parcel,
    giftPrices,
    offers,
    payment: person.payment,
    atDoorFee: shopsPayment?.atDoorFee,
  });
  const [own, setOwn] = useState<InBook>();
  const [isAgain, setAgain] = useState(false);
  const inBook = own ?? (written ? { order: written, way: "earlier" as const } : undefined);
  const { saved, hasFailed, reload, readNow } = useSavedOrder(inBook?.order);
  const isGone = saved !== undefined && saved.order === undefined;
  const hasLink = pasted.order.code !== undefined;
  const isByHand = !verified || (hasLink ? known : sent).length === 0;
  const come = (way: InBook["way"]) => (order: OrderOfMessage) => {
    setOwn({ order, way });
    setAgain(false);
  };
  const showsSaved = inBook !== undefined && !isAgain && !isGone;
  return (
    <article className="kit-card">
      <Sender pasted={pasted} />
      {inBook && <WrittenNote inBook={inBook} state={saved?.order?.state} isGone={isGone} onOpen={on.onOpen} />}
      {showsSaved && saved?.order && (
        <SavedAnswer
          order={saved.order}
          seesPersons={saved.seesPersons}
          {...{ readNow, pasted, input, others, missing, texts }}
          onTold={() => {
            reload();
            on.onWritten();
          }}
        />
      )}
      {showsSaved && !saved && (hasFailed ? <LostPart onRetry={reload} /> : <Spinner />)}
      {showsSaved && inBook.way !== "mine" && <SmallButton action="Ayrı sipariş yaz" onClick={() => setAgain(true)} />}
      {!showsSaved && (
        <>
          {(isByHand || !hasLink) && <p>{byHandWords(verified, hasLink)}</p>}
          {pasted.order.hasBrokenLink && <Doubt words="Sepet bağlantısı yarım gelmiş" isEdit={false} />}
          <ul className="kit-list-lines">
            {Array.from(chosen.lines.entries(), ([at, line]) => (
              <CheckedLine
                key={at}
                line={line}
                at={pasted.at}
                isWanted={!chosen.isLeft(line)}
                onToggle={() => chosen.toggle(at)}
                onChoose={(choice) => chosen.choose(choice, at)}
                onAnswer={(group, value) => answer({ line: at, group, value })}
              />
            ))}
          </ul>
          {facts.length > 0 && <SaidPerson facts={facts} person={person} />}
          {verified && !inBook && isClean(pasted, verified) && (
            <p className="kit-note kit-offer" data-tint="mint">
              Hepsi tutuyor: her satır bağlantıdaki gibi, fiyatlar bugünkü.
            </p>
          )}
          {known.length > 0 && (
            <CheckedTotal
              details={pasted.order.details}
              lines={sent}
              offers={offers}
              ended={endedOffers}
              onDropEnded={isWithoutEnded ? undefined : () => setWithoutEnded(true)}
              onChoose={(choice) => chosen.choose(choice)}
            />
          )}
          <CheckedDetails details={details} pasted={pasted} others={others} />
          <OrderAnswer
            // The key of an order that was deleted is used up.
            key={inBook?.order.id}
            {...{ pasted, input, missing, isByHand, texts, isAgain }}
            lines={sent}
            onWritten={(order) => {
              come("mine")(order);
              if (!isByHand) on.onWritten();
            }}
            onWrittenByOther={come("just")}
            onByHand={on.onByHand}
          />
        </>
      )}
    </article>
  );
}

/** The lines that are sent, and their prices. They are known by their places: another answer about the same message has other objects. */
function useChosenLines(verified: readonly VerifiedLine[]) {
  // A proposed line is left until it is sure, or until she ticks it.
  const [turned, setTurned] = useState<readonly number[]>([]);
  const isLeftFirst = (at: number) => verified[at]?.proposal?.isSure === false;
  const [choices, setChoices] = useState<Readonly<Record<number, PriceChoice>>>({});
  const lines = decidedLines(verified, (line) => choices[verified.indexOf(line)] ?? firstChoice(line));
  return {
    lines,
    isLeft(line: (typeof lines)[number]) {
      const at = lines.indexOf(line);
      return turned.includes(at) !== isLeftFirst(at);
    },
    toggle: (at: number) => setTurned(turned.includes(at) ? turned.filter((other) => other !== at) : [...turned, at]),
    /** The chosen prices of one line, or of all. */
    choose: (choice: PriceChoice, at?: number) =>
      setChoices(
        at === undefined ? Object.fromEntries(lines.map((_, one) => [one, choice])) : { ...choices, [at]: choice },
      ),
  };
}

/** The order that a message became: by this card, by somebody else while the card was read, or before. */
type InBook = { order: OrderOfMessage; way: "mine" | "just" | "earlier" };

const WORDS: Record<InBook["way"], string> = {
  mine: "Deftere yazıldı:",
  just: "Bu mesaj az önce deftere yazıldı:",
  earlier: "Bu mesaj defterde var:",
};

type WrittenNoteProps = {
  inBook: InBook;
  /** Undefined until it is read. */
  state: OrderState | undefined;
  isGone: boolean;
  onOpen: (orderId: string) => void;
};

/** The order's place in the book, or that it was deleted there. */
function WrittenNote({ inBook: { order, way }, state, isGone, onOpen }: WrittenNoteProps) {
  if (isGone) {
    return (
      <p role="status" className="kit-note" data-tint="butter">
        #{order.number} defterden silindi. İstersen yeniden yaz.
      </p>
    );
  }
  return (
    <p role="status" className="kit-ends kit-note kit-offer" data-tint={way === "mine" ? "mint" : "butter"}>
      {WORDS[way]} #{order.number}
      {state && state !== "new" && ` · ${STATE_NAMES[state]}`}
      <SmallButton
        action="Siparişi aç"
        of={orderName(order)}
        autoFocus={way === "mine"}
        onClick={() => onOpen(order.id)}
      />
    </p>
  );
}

function byHandWords(verified: CheckedAnswer | undefined, hasLink: boolean): string {
  if (!verified) return "Bu mesaj okunamayacak kadar uzun; siparişi ona bakarak elle yaz.";
  if (hasLink) return "Bağlantıdaki ürünler artık dükkânda yok; siparişi yapıştırdığına bakarak elle yaz.";
  if (verified.lines.length === 0) return "Sepet bağlantısı yok; siparişi yapıştırdığına bakarak elle yaz.";
  return "Sepet bağlantısı yok; yazdıklarından okuduk. İşaretli olanlar yazılır, bak.";
}

const Sender = ({ pasted: { author, at, times } }: { pasted: PastedOrder }) => (
  <header className="kit-row kit-soft order-check-sender">
    <h3>{author ?? "Sipariş"}</h3>
    {at && <time dateTime={at.toISOString()}>{recentMoment(at.toISOString())}</time>}
    {times > 1 && <span>Aynı sepet {times} kez gönderilmiş, bir kez sayıldı.</span>}
  </header>
);
