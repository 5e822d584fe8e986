import "./order-tools.css";
import type { KeyboardEvent } from "react";
import { IconButton } from "../../ui/button.tsx";
import { PanelIcon, type PanelIconName } from "../panel-parts.tsx";
import { useDrag } from "./use-drag.ts";

export type Placing<Item> = {
  isFirst: (item: Item) => boolean;
  isLast: (item: Item) => boolean;
  move: (item: Item, to: number) => void;
  /** Left out for short lists. */
  moveToFront?: (item: Item) => void;
};

type OrderToolsProps<Item> = { item: Item; index: number; placing: Placing<Item> };

/** Moves a row: by dragging, by arrow keys on the handle, or by buttons. */
export function OrderTools<Item extends { name: string }>({ item, index, placing }: OrderToolsProps<Item>) {
  const handle = useDrag((to) => placing.move(item, to));
  const isFirst = placing.isFirst(item);
  const isLast = placing.isLast(item);
  const up = () => !isFirst && placing.move(item, index - 1);
  const down = () => !isLast && placing.move(item, index + 1);
  const front = () => !isFirst && placing.moveToFront?.(item);
  const keys: Record<string, () => void> = { ArrowUp: up, ArrowDown: down, Home: front };

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    keepFocus(event.currentTarget, move);
  };

  return (
    <div className="kit-list-tools">
      <IconButton
        className="button-icon order-tools-handle"
        label={`Sürükle ya da ok tuşlarıyla taşı: ${item.name}`}
        onKeyDown={moveByKey}
        {...handle}
      >
        <PanelIcon name="sort" size={20} />
      </IconButton>
      <Move label={`Yukarı taşı: ${item.name}`} icon="up" isOff={isFirst} onMove={up} />
      <Move label={`Aşağı taşı: ${item.name}`} icon="down" isOff={isLast} onMove={down} />
      {placing.moveToFront && <Move label={`En öne: ${item.name}`} icon="front" isOff={isFirst} onMove={front} />}
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
