import { Icon } from "../../ui/icon.tsx";
import { useOpened } from "../../ui/opened.ts";
import type { Refuse } from "../use-refusal.ts";
import { TrashSheet } from "./trash-sheet.tsx";

type TrashButtonProps = {
  total: number;
  refuse: Refuse;
  onBroughtBack: () => Promise<void>;
};

export function TrashButton({ total, ...props }: TrashButtonProps) {
  const { isOpen, open, close } = useOpened("cop-kutusu");
  return (
    <>
      <button type="button" className="button button-plain button-small" aria-haspopup="dialog" onClick={open}>
        <Icon name="trash" size={20} />
        Çöp kutusu ({total})
      </button>
      {isOpen && <TrashSheet {...props} onClose={close} />}
    </>
  );
}
