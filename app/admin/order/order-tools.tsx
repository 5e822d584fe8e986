import type { KeyboardEvent } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useDrag } from "../drag/use-drag.ts";
import "./order-tools.css";
import type { Placing } from "./use-placing.ts";

type OrderToolsProps = { product: Product; index: number; placing: Placing };

/** Every way to another place: dragged, by arrow keys on the handle, or by buttons. */
export function OrderTools({ product, index, placing }: OrderToolsProps) {
  const handle = useDrag((to) => placing.move(product, to));
  const isFirst = placing.isFirst(product);
  const isLast = placing.isLast(product);
  const up = () => !isFirst && placing.move(product, index - 1);
  const down = () => !isLast && placing.move(product, index + 1);
  const front = () => !isFirst && placing.moveToFront(product);
  const keys: Record<string, () => void> = { ArrowUp: up, ArrowDown: down, Home: front };

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    keepFocus(event.currentTarget, move);
  };

  return (
    <div className="order-tools">
      <button
        type="button"
        className="button-icon order-tools-handle"
        aria-label={`Sürükle ya da ok tuşlarıyla taşı: ${product.name}`}
        onKeyDown={moveByKey}
        {...handle}
      >
        <Icon name="sort" size={20} />
      </button>
      <Move word={`Yukarı taşı: ${product.name}`} icon="up" isOff={isFirst} onMove={up} />
      <Move word={`Aşağı taşı: ${product.name}`} icon="down" isOff={isLast} onMove={down} />
      <Move word={`En öne: ${product.name}`} icon="front" isOff={isFirst} onMove={front} />
    </div>
  );
}

type MoveProps = { word: string; icon: IconName; isOff: boolean; onMove: () => void };

const Move = ({ word, icon, isOff, onMove }: MoveProps) => (
  <button
    type="button"
    className="button-icon"
    aria-label={word}
    aria-disabled={isOff}
    onClick={({ currentTarget }) => keepFocus(currentTarget, onMove)}
  >
    <Icon name={icon} size={20} />
  </button>
);

/** A row that moves in the document takes the focus from what it holds. */
function keepFocus(element: HTMLElement, move: () => void) {
  move();
  element.focus();
}
