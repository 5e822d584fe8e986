import { type KeyboardEvent, useState } from "react";
import { ShopPicture } from "../../shop-picture.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useDrag } from "../drag/use-drag.ts";
import "./picture-tile.css";

type PictureTileProps = {
  address: string;
  /** False while an address is being typed, so that half of it is not requested. */
  isShown: boolean;
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

export function PictureTile({ address, isShown, at, count, colors, color, ...on }: PictureTileProps) {
  const name = `${at + 1}. fotoğraf`;
  const isFirst = at === 0;
  const isLast = at === count - 1;
  const moveByKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    on.onMove(at + step);
  };
  return (
    <li className="picture-tile" data-at={at}>
      <div className="picture-tile-picture">
        <Shown address={address} isShown={isShown} name={name} />
        {isFirst && <strong className="picture-tile-cover">Kapak</strong>}
        <button
          type="button"
          className="picture-tile-handle"
          data-holds-finger
          aria-label={`Sürükle ya da ok tuşlarıyla taşı: ${name}`}
          onKeyDown={moveByKey}
          {...useDrag(on.onMove)}
        >
          <Icon name="menu" size={20} />
        </button>
      </div>
      <div className="picture-tile-actions">
        <Action icon="left" action="Öne taşı" of={name} isOff={isFirst} onPress={() => on.onMove(at - 1)} />
        <Action icon="right" action="Arkaya taşı" of={name} isOff={isLast} onPress={() => on.onMove(at + 1)} />
        <Action icon="star" action="Kapak yap" of={name} isOff={isFirst} onPress={() => on.onMove(0)} />
        {on.onEdit && <Action icon="pencil" action="Düzenle" of={name} onPress={on.onEdit} />}
        <Action icon="trash" action="Kaldır" of={name} onPress={on.onRemove} />
      </div>
      {colors.length > 0 && (
        <select
          className="field-input picture-tile-color"
          aria-label={`Renk: ${name}`}
          value={colors.includes(color) ? color : ""}
          onChange={(event) => on.onColor(event.target.value)}
        >
          <option value="">Renk: —</option>
          {colors.map((word) => (
            <option key={word} value={word}>
              Renk: {word}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}

const KEY_STEPS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Remembers which address failed, so that another address is tried again. */
function Shown({ address, isShown, name }: Pick<PictureTileProps, "address" | "isShown"> & { name: string }) {
  const [failed, setFailed] = useState<string>();
  if (!isShown || failed === address) {
    return <p>{isShown ? "Görsel açılmadı, adresi kontrol et" : "Adres yazılıyor"}</p>;
  }
  return (
    <div className="picture-tile-shown" onErrorCapture={() => setFailed(address)}>
      <ShopPicture image={address} alt={name} sizes="200px" widths={[320]} width={200} height={200} isEager />
    </div>
  );
}

type ActionProps = { icon: IconName; action: string; of: string; isOff?: boolean; onPress: () => void };

const Action = ({ icon, action, of, isOff = false, onPress }: ActionProps) => (
  <IconButton
    icon={icon}
    size={20}
    label={`${action}: ${of}`}
    title={action}
    aria-disabled={isOff}
    onClick={() => !isOff && onPress()}
  />
);
