import { SmallButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";

type PictureToolsProps = {
  id: string;
  at: number;
  count: number;
  colors: readonly string[];
  color: string;
  onColor: (color: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** Undefined for pictures that are not the shop's own, which cannot be edited. */
  onEdit: (() => void) | undefined;
};

/** Tools for the chosen picture, in words. */
export function PictureTools({ id, at, count, colors, color, ...on }: PictureToolsProps) {
  const name = `${at + 1}. fotoğraf`;
  const isFirst = at === 0;
  const isLast = at === count - 1;
  return (
    <fieldset className="kit-group" id={id}>
      <legend>{name}</legend>
      <div className="kit-row product-pictures-tools">
        <Move action="Kapak yap" of={name} isOff={isFirst} onMove={() => on.onMove(0)} />
        <Move action="Öne taşı" of={name} isOff={isFirst} onMove={() => on.onMove(at - 1)} />
        <Move action="Arkaya taşı" of={name} isOff={isLast} onMove={() => on.onMove(at + 1)} />
        {on.onEdit && <SmallButton action="Düzenle" of={name} onClick={on.onEdit} />}
        <SmallButton action="Kaldır" of={name} onClick={on.onRemove} />
      </div>
      {colors.length > 0 && (
        <Select
          label="Rengi"
          aria-label={`Renk: ${name}`}
          value={colors.includes(color) ? color : ""}
          onChange={(event) => on.onColor(event.target.value)}
        >
          <option value="">Bir renge bağlı değil</option>
          {colors.map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </Select>
      )}
    </fieldset>
  );
}

type MoveProps = { action: string; of: string; isOff: boolean; onMove: () => void };

/** Stays focusable at the ends of the list, so that moving there does not lose the focus. */
const Move = ({ isOff, onMove, ...words }: MoveProps) => (
  <SmallButton {...words} aria-disabled={isOff} onClick={() => !isOff && onMove()} />
);
