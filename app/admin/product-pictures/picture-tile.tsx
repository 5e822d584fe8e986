import { OptionList, PanelIcon } from "../panel-parts.tsx";
import "./pictures.css";
import { type KeyboardEvent, useEffect, useState } from "react";
import { ShopPicture } from "../../shop-picture.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { useOnline } from "../../ui/online.ts";
import { useDrag } from "../reorder/use-drag.ts";

type PictureTileProps = {
  address: string;
  /** Uploaded to this shop, so that its address needs no checking. */
  isOwn: boolean;
  /** False while an address is being typed, so that half of it is not requested. */
  isShown: boolean;
  at: number;
  /** The color that this picture is tied to, or nothing. */
  color: string;
  isChosen: boolean;
  /** The id of the chosen picture's tools. */
  toolsId: string;
  onChoose: () => void;
  onMove: (to: number) => void;
};

/** A tap on the picture shows its tools and the handle, which cover nothing before. */
export function PictureTile({ at, color, isChosen, toolsId, onChoose, onMove, ...shown }: PictureTileProps) {
  const name = `${at + 1}. fotoğraf`;
  const drag = useDrag(onMove);
  const moveByKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(at + step);
  };
  return (
    <li className="pictures-tile" data-at={at} data-chosen={isChosen}>
      <div className="kit-thumb pictures-tile-picture">
        <Shown {...shown} name={name} />
        <button
          type="button"
          className="kit-bare pictures-tile-choose"
          aria-label={`Seçenekler: ${name}${at === 0 ? ", Kapak" : ""}`}
          aria-expanded={isChosen}
          aria-controls={isChosen ? toolsId : undefined}
          onClick={onChoose}
        >
          {at === 0 && <strong className="kit-badge">Kapak</strong>}
          <PanelIcon name={isChosen ? "up" : "down"} size={24} />
        </button>
        {isChosen && (
          <button
            type="button"
            className="kit-bare pictures-tile-handle"
            data-holds-finger
            aria-label={`Sürükle ya da ok tuşlarıyla taşı: ${name}`}
            onKeyDown={moveByKey}
            {...drag}
          >
            <PanelIcon name="sort" size={24} />
          </button>
        )}
      </div>
      {color !== "" && <p className="kit-soft">{color}</p>}
    </li>
  );
}

const KEY_STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

type ShownProps = Pick<PictureTileProps, "address" | "isOwn" | "isShown"> & { name: string };

/** Remembers which address failed, so that another address, or this one on a new connection, is tried again. */
function Shown({ address, isOwn, isShown, name }: ShownProps) {
  const [failed, setFailed] = useState<string>();
  const isOnline = useOnline();
  useEffect(
    function tryAgainOnceOnline() {
      if (isOnline) setFailed(undefined);
    },
    [isOnline],
  );
  if (!isShown || failed === address) {
    return <p>{isShown ? failedWords(isOwn) : "Adres yazılıyor"}</p>;
  }
  return (
    <div className="pictures-tile-shown" onErrorCapture={() => setFailed(address)}>
      <ShopPicture image={address} alt={name} sizes="128px" widths={[160, 320]} width={128} height={128} isEager />
    </div>
  );
}

const failedWords = (isOwn: boolean): string => (isOwn ? "Fotoğraf şu an gelmedi" : "Açılmadı, adresi kontrol et");

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
      <div className="kit-row">
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
          <OptionList of={colors.map((word) => [word, word])} />
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
