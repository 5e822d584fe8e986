import "./cart-lines.css";
import type { MouseEvent } from "react";
import { Link, useLocation } from "react-router";
import { formatPrice } from "../../../domain/money.ts";
import { type CartLine, chosenWords, lineKey, lineName, lineTotal, MAX_QUANTITY } from "../../../domain/order/cart.ts";
import {
  askedLines,
  type CheckedCart,
  type CodedCard,
  type CurrentLine,
  checkedCard,
  pricedAt,
  soldLines,
} from "../../../domain/order/checked-cart.ts";
import { textLines } from "../../../domain/order/plain-name.ts";
import { cartLinkAddress, lineAddress } from "../../../domain/web/cart-link.ts";
import { cart } from "../../cart-state.ts";
import { messages } from "../../messages.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { toast } from "../../toast.tsx";
import { IconButton, SmallButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { useShop } from "../../use-shop.ts";
import { PREVIEW } from "../order/message-preview.tsx";
import { shareLink } from "../page/share-link.ts";
import { LineChoices, SaidChoice } from "./line-choices.tsx";
import { LineNotice } from "./line-notice.tsx";

type CartLinesProps = { current: readonly CurrentLine[]; checked: CheckedCart | undefined; onClose: () => void };

export const CartLines = ({ current, checked, onClose }: CartLinesProps) => (
  <div className="cart-lines">
    <ul>
      {current.map((one, index) => (
        <Line
          key={`${one.line.id} ${countBefore(current, index)}`}
          current={one}
          card={checked && checkedCard(one.line, checked)}
          isAlone={current.length === 1}
          onClose={onClose}
        />
      ))}
    </ul>
    <CartTools current={current} checked={checked} />
  </div>
);

/** Number of earlier lines with the same product. It keeps a line's React key the same while what is chosen changes. */
const countBefore = (current: readonly CurrentLine[], index: number): number =>
  current.slice(0, index).filter(({ line }) => line.id === current[index]?.line.id).length;

type LineProps = { current: CurrentLine; card: CodedCard | undefined; isAlone: boolean; onClose: () => void };

function Line({ current, card, isAlone, onClose }: LineProps) {
  const { line, sold } = current;
  const address = lineAddress(line);
  const { pathname, search } = useLocation();
  const isHere = pathname + search === address;
  /** The cart lies over the product's own page: closing it shows the page. */
  const closeInstead = (event: MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  const leave = isHere ? closeInstead : undefined;
  return (
    <li className="cart-lines-item" data-unsold={!sold || undefined}>
      <Link className="cart-lines-picture" to={address} onClick={leave} tabIndex={-1} aria-hidden>
        <ShopPicture image={line.image} alt="" sizes="72px" widths={[160, 320]} width={72} height={72} />
      </Link>
      <div className="cart-lines-facts">
        <Link className="cart-lines-name" to={address} onClick={leave}>
          {line.name}
        </Link>
        <RemoveButton line={line} />
        <LineNotice {...current} />
        {sold || card?.inStock ? (
          <LineChoices key={String(!sold)} line={sold ?? line} card={card} isAlone={isAlone} />
        ) : (
          <SaidChoice words={[chosenWords(line), ...textLines(line)]} />
        )}
      </div>
      {sold && (
        <div className="cart-lines-sum">
          <Stepper line={sold} />
          <p>
            <span className="price">{formatPrice(lineTotal(sold))}</span>
            {sold.quantity > 1 && <small>Tanesi {formatPrice(sold.price)}</small>}
          </p>
        </div>
      )}
    </li>
  );
}

function RemoveButton({ line }: { line: CartLine }) {
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusNeighbour(currentTarget);
    cart.remove(lineKey(line));
    toast.success(messages.removedFromCart);
  };
  return <IconButton icon="trash" size={20} label={`Sepetten çıkar: ${wholeName(line)}`} onClick={remove} />;
}

/** With the texts, by which two lines of one product differ. */
const wholeName = (line: CartLine): string =>
  [lineName(line), ...(line.texts ?? []).map(({ text }) => `“${text}”`)].join(" ");

/** Moves the focus before its line is removed. */
function focusNeighbour(button: HTMLElement) {
  const line = button.closest("li");
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling ?? line?.closest("dialog");
  neighbour?.querySelector<HTMLElement>("button[aria-label^='Sepetten çıkar'], header button")?.focus();
}

function Stepper({ line }: { line: CartLine }) {
  const name = wholeName(line);
  const step = (by: number) => cart.setQuantity(lineKey(line), line.quantity + by);
  return (
    <div className="cart-lines-stepper">
      <IconButton
        icon="minus"
        label={`Azalt: ${name}`}
        size={18}
        aria-disabled={line.quantity <= 1}
        onClick={() => step(-1)}
      />
      <span>Adet: {line.quantity}</span>
      <IconButton
        icon="plus"
        label={`Artır: ${name}`}
        size={18}
        aria-disabled={line.quantity >= MAX_QUANTITY}
        onClick={() => step(1)}
      />
    </div>
  );
}

/** Actions on the whole cart. Shared, it is a hint for a gift. */
function CartTools({ current, checked }: Omit<CartLinesProps, "onClose">) {
  const { publicUrl, phone } = useShop();
  const preview = useOpened(PREVIEW);
  const sold = soldLines(current);
  const hasMessage = phone !== "" && sold.length + askedLines(current).length > 0;
  const address = sold.length > 0 && cartLinkAddress(pricedAt(sold, checked), sold);
  return (
    <div className="cart-lines-tools">
      {hasMessage && <SmallButton action="Mesajın önizlemesi" onClick={preview.open} />}
      {address && (
        <SmallButton action="Sepeti paylaş" onClick={() => shareLink({ title: "Sepetim", url: publicUrl + address })} />
      )}
      <SmallButton action="Sepeti boşalt" onClick={empty} />
    </div>
  );
}

function empty({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest("dialog")?.querySelector<HTMLElement>("header button")?.focus();
  cart.empty();
}
