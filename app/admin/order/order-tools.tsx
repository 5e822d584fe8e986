import type { KeyboardEvent } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { useDrag } from "../drag/use-drag.ts";
import { PanelIcon, type PanelIconName } from "../panel-icon.tsx";
import "./order-tools.css";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Placing } from "./use-placing.ts";

type OrderToolsProps = { product: Product; index: number; placing: Placing };

/** Moves a row: by dragging, by arrow keys on the handle, or by buttons. */
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
      <IconButton
        className="button-icon order-tools-handle"
        label={`Sürükle ya da ok tuşlarıyla taşı: ${product.name}`}
        onKeyDown={moveByKey}
        {...handle}
      >
        <PanelIcon name="sort" size={20} />
      </IconButton>
      <Move label={`Yukarı taşı: ${product.name}`} icon="up" isOff={isFirst} onMove={up} />
      <Move label={`Aşağı taşı: ${product.name}`} icon="down" isOff={isLast} onMove={down} />
      <Move label={`En öne: ${product.name}`} icon="front" isOff={isFirst} onMove={front} />
    </div>
  );
}

type MoveProps = { label: string; icon: PanelIconName; isOff: boolean; onMove: () => void };

const Move = ({ label, icon, isOff, onMove }: MoveProps) => (
  <IconButton label={label} aria-disabled={isOff} onClick={({ currentTarget }) => keepFocus(currentTarget, onMove)}>
    <PanelIcon name={icon} size={20} />
  </IconButton>
);

/** A row that moves in the document loses the focus, so it is set again. */
function keepFocus(element: HTMLElement, move: () => void) {
  move();
  element.focus();
}
