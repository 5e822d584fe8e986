import "./order-check.css";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { pictureSoChosen } from "../../../domain/catalog/color-pictures.ts";
import { formatPrice, timesLira } from "../../../domain/money.ts";
import { lineName } from "../../../domain/order/cart.ts";
import { type BookOrder, customerOf, type OrderInput, personSchema } from "../../../domain/order-book/book-order.ts";
import { lackingOf } from "../../../domain/order-book/line-questions.ts";
import { orderAnswer } from "../../../domain/order-book/order-answers.ts";
import { chargedOf } from "../../../domain/order-book/order-money.ts";
import { isOpen } from "../../../domain/order-book/order-states.ts";
import type { OrderOfMessage } from "../../../domain/order-book/order-store.ts";
import { TEXT_OF_STATE } from "../../../domain/order-book/order-words.ts";
import { lastTold } from "../../../domain/order-book/told-messages.ts";
import type { PastedOrder } from "../../../domain/order-check/pasted-orders.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-line.ts";
import { ApiError } from "../../api-client.ts";
import { toast } from "../../toast.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { daysAgoInWords } from "../order-form/need-words.ts";
import { MessageGone, Questions, useTell } from "../order-form/state-message.tsx";
import { Thumb } from "../panel-parts.tsx";
import { orderName, totalTitle } from "../panel-words.ts";
import { createSerialQueue } from "../serial-queue.ts";
import { type Stock, useStock } from "../stock.tsx";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import type { AnswerTexts } from "./check-host.tsx";
import { CheckedDetails, LineWords, ToPayLine, TotalLine } from "./checked-line.tsx";
import { AnswerActions } from "./order-answer.tsx";

type SavedAnswerProps = {
  /** As the book has it. */
  order: BookOrder;
  seesPersons: boolean;
  readNow: SavedReading["readNow"];
  pasted: PastedOrder;
  /** The message as it would be written: whoever may not see persons has pasted them herself. */
  input: OrderInput;
  others: readonly string[];
  /** The lines that the owner left out. */
  missing: readonly VerifiedLine[];
  /** Undefined until they are there. */
  texts: AnswerTexts | undefined;
  /** It was written that a message went. */
  onTold: () => unknown;
};

/** An order that is in the book: shown and answered as it was saved last, by whomever. */
export function SavedAnswer({
  order,
  seesPersons,
  readNow,
  pasted,
  input,
  others,
  missing,
  texts,
  onTold,
}: SavedAnswerProps) {
  const handleFailure = useFailureHandler();
  const tell = useTell(onTold);
  const [isOpened, setOpened] = useState(false);
  const stock = useStock(order.lines.flatMap(({ productId }) => productId ?? []));
  const toldOf = (saved: Pick<FoundOrder, "seesPersons">, one: BookOrder): BookOrder =>
    saved.seesPersons ? one : { ...one, ...personSchema.parse(input) };
  const lackingLines = ({ lines }: BookOrder) => lines.map((line) => lackingOf(line, stock.find(line.productId)));
  const answerOf = (one: BookOrder) => {
    const isThere = (line: VerifiedLine) => one.lines.some((other) => lineName(other) === lineName(line));
    const beside = { missing: missing.filter((line) => !isThere(line)), lacking: lackingLines(one) };
    return texts && orderAnswer(texts.texts, one, texts, beside);
  };

  const told = toldOf({ seesPersons }, order);
  const isNew = order.state === "new";
  const kind = TEXT_OF_STATE[order.state];
  const went = kind && lastTold(order.told, kind, isNew ? "" : order.stateAt);
  const what = isNew ? "Onay metni" : "Mesaj";
  const copySaved = async () => {
    try {
      const now = readNow().then((saved) => (saved?.order && answerOf(toldOf(saved, saved.order))) ?? "");
      const isCopied = await copyLater(now);
      if ((await now) === "") toast.error("Bu sipariş için metin yok");
      else if (isCopied) toast.success(`${what} kopyalandı`);
      else toast.error("Kopyalanamadı; siparişi açıp metni oradan kopyala");
    } catch (error) {
      handleFailure(error, reasonOr("Sipariş okunamadı"));
    }
  };
  return (
    <>
      <SavedLines order={order} stock={stock} />
      <CheckedDetails details={told} pasted={pasted} others={others} />
      <div className="kit-row order-check-answer">
        <AnswerActions
          answer={answerOf(told)}
          phone={customerOf(told).phone}
          action={isNew ? "Onay metnini kopyala" : "Mesajı kopyala"}
          onCopy={() => {
            setOpened(true);
            copySaved();
          }}
          onOpen={() => setOpened(true)}
        />
        {kind && went === undefined && (
          <MessageGone of={orderName(order)} isOpened={isOpened} onGone={() => tell([order], kind)} />
        )}
        {went !== undefined && <p className="kit-soft">Mesaj {daysAgoInWords(went)} gitti</p>}
        {texts && isOpen(order.state) && (
          <Questions
            order={told}
            onGone={(what) => tell([order], what)}
            asking={{
              texts: texts.texts,
              teller: texts,
              lacking: lackingLines(order),
              asksAddress: order.blottedAt === null,
            }}
          />
        )}
      </div>
    </>
  );
}

/**
 * Copies a text that is still being read. Safari lets a tap copy at once only, but takes the promise of a text; where that is not known,
 * the text is awaited. Rejects where it cannot be read.
 */
async function copyLater(text: Promise<string>): Promise<boolean> {
  if (isSecureContext && "ClipboardItem" in window) {
    const blob = text.then((read) => new Blob([read], { type: "text/plain" }));
    const isCopied = await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]).then(
      () => true,
      () => false,
    );
    if (isCopied) return true;
  }
  return copyText(await text);
}

const SavedLines = ({ order, stock }: { order: BookOrder; stock: Stock }) => (
  <>
    <ul className="kit-list-lines">
      {Array.from(order.lines.entries(), ([at, line]) => {
        const product = stock.find(line.productId);
        const { colors, words } = lackingOf(line, product);
        const lacking = [...(colors.length > 0 ? ["renk"] : []), ...words];
        return (
          <li key={at} className="order-check-line">
            <Thumb image={product ? pictureSoChosen(product, line) : ""} />
            <LineWords line={line} price={line.price} />
            <span className="price order-check-sum">{formatPrice(timesLira(line.price, line.quantity))}</span>
            {lacking.length > 0 && <p className="kit-note">Eksik: {lacking.join(", ")}</p>}
          </li>
        );
      })}
    </ul>
    <div className="kit-stack">
      <TotalLine title={totalTitle(order.lines)} total={chargedOf(order).total} />
      <ToPayLine {...chargedOf(order)} />
    </div>
  </>
);

/** An order of the book as it is now. `order` is undefined if it was deleted. */
type FoundOrder = { id: string; order: BookOrder | undefined; seesPersons: boolean };

/**
 * The order that a card became. It is read again whenever the card is shown again: after another sheet opened or closed, and when this tab
 * comes to the front. `saved` is undefined until it is there.
 */
export function useSavedOrder(written: OrderOfMessage | undefined) {
  const { key } = useLocation();
  const id = written?.id;
  const { answer, setAnswer, hasFailed, reload } = useRequest(
    async () => (id === undefined ? undefined : readSaved(id)),
    undefined,
    `${id} ${key}`,
  );
  const readWhenShown = useEffectEvent(() => {
    if (id !== undefined && document.visibilityState === "visible") reload();
  });
  useEffect(function readWhenTabIsShownAgain() {
    const shown = new AbortController();
    document.addEventListener("visibilitychange", () => readWhenShown(), shown);
    return () => shown.abort();
  }, []);
  return {
    saved: answer?.id === id ? answer : undefined,
    hasFailed,
    reload,
    /** For what is sent now. */
    async readNow(): Promise<FoundOrder | undefined> {
      const now = id === undefined ? undefined : await readSaved(id);
      setAnswer(now);
      return now;
    },
  };
}

type SavedReading = ReturnType<typeof useSavedOrder>;

/** A chat can have many cards: they read one after the other. */
const inTurn = createSerialQueue();

const readSaved = (id: string): Promise<FoundOrder> =>
  inTurn(async () => {
    try {
      const { order, seesPersons } = await orderCalls.find(id);
      return { id, order, seesPersons };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { id, order: undefined, seesPersons: true };
      throw error;
    }
  });
