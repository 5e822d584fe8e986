import "../../ui/button.css";
import "./pictures.css";
import { type KeyboardEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { MAX_PICTURES } from "../../../domain/catalog/media.ts";
import type { Tint } from "../../../domain/look/paper.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import { OfferLine } from "../panel-parts.tsx";
import { reordered } from "../reorder/list-draft.ts";
import { asFields, listedPictures, type PictureFields, replaced, tiedColor, tiedTo } from "./picture-list.ts";
import { PictureSource, UploadTiles } from "./picture-source.tsx";
import { PictureTile, PictureTools } from "./picture-tile.tsx";
import { usePictureEditor } from "./single-picture.tsx";
import type { Uploads } from "./use-uploads.ts";

type ProductPicturesProps = {
  fields: PictureFields;
  colors: readonly string[];
  tint: Tint | undefined;
  uploads: Uploads;
  /** Says that there is no photo. */
  error: string | undefined;
  onFiles: () => void;
  onChange: (changes: Partial<PictureFields>) => void;
};

/** The pictures in the form's fields, the main one first, and the uploads. */
export function ProductPictures({ fields, colors, tint, uploads, error, onFiles, onChange }: ProductPicturesProps) {
  const [announcement, announce] = useState("");
  const [removed, setRemoved] = useState<{ address: string; at: number; left: string }>();
  const [chosenKey, choose] = useState<string>();
  const toolsId = useId();
  const pictures = listedPictures(fields);
  // One address may be listed twice.
  const keys = pictures.map(
    (address, at) => `${address} ${pictures.slice(0, at).filter((one) => one === address).length}`,
  );
  const chosenAt = keys.indexOf(chosenKey ?? "");
  const chosen = pictures[chosenAt];
  // Undo is offered only while the other pictures are unchanged.
  const canUndoRemove = removed?.left === pictures.join("\n");
  const settled = useDebounced(pictures.join(" ")).split(" ");

  const add = (files: readonly File[]) => {
    uploads.add(files, MAX_PICTURES - pictures.length - uploads.list.length);
    onFiles();
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return;
    const focused = document.activeElement;
    flushSync(() => {
      setRemoved(undefined);
      onChange(asFields(reordered(pictures, from, to)));
      announce(`${to + 1}. sıraya taşındı, toplam ${pictures.length}`);
    });
    // An element that moves in the document loses the focus.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  const remove = (at: number) => {
    const left = pictures.toSpliced(at, 1);
    setRemoved({ address: pictures[at] ?? "", at, left: left.join("\n") });
    onChange(asFields(left));
    announce(`${at + 1}. fotoğraf kaldırıldı`);
  };
  const undoRemove = () => {
    if (removed) onChange(asFields(pictures.toSpliced(removed.at, 0, removed.address)));
    setRemoved(undefined);
    announce("Fotoğraf geri geldi");
  };
  const replace = (old: string, address: string) => {
    onChange({
      ...asFields(pictures.map((picture) => (picture === old ? address : picture))),
      colorImages: replaced(fields.colorImages, old, address),
    });
    announce("Fotoğraf değişti");
  };
  /** Escape closes the tools, and only without them the form. */
  const closeTools = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || chosen === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(".pictures-tile-choose[aria-expanded=true]")?.focus();
    choose(undefined);
  };
  const { canEdit, edit, sheet } = usePictureEditor(replace);

  return (
    <section className="kit-stack" aria-label="Fotoğraflar">
      <PictureSource error={error} onChoose={add} onKeyDown={closeTools}>
        {pictures.length + uploads.list.length > 0 && (
          <ol className="pictures-list" data-tint={tint}>
            {pictures.map((address, at) => (
              <PictureTile
                key={keys[at]}
                address={address}
                isOwn={canEdit(address)}
                isShown={canEdit(address) || (settled.includes(address) && /^https:\/\//i.test(address))}
                at={at}
                color={tiedColor(fields.colorImages, address)}
                isChosen={at === chosenAt}
                toolsId={toolsId}
                onChoose={() => choose(at === chosenAt ? undefined : keys[at])}
                onMove={(to) => move(at, to)}
              />
            ))}
            <UploadTiles uploads={uploads} />
          </ol>
        )}
        {chosen !== undefined && (
          <PictureTools
            id={toolsId}
            at={chosenAt}
            count={pictures.length}
            colors={colors}
            color={tiedColor(fields.colorImages, chosen)}
            onColor={(color) => onChange({ colorImages: tiedTo(fields.colorImages, chosen, color) })}
            onMove={(to) => move(chosenAt, to)}
            onRemove={() => remove(chosenAt)}
            onEdit={canEdit(chosen) ? () => edit(chosen) : undefined}
          />
        )}
      </PictureSource>
      {uploads.surplus > 0 && (
        <p className="kit-wrong" role="status">
          En fazla {MAX_PICTURES} fotoğraf olabilir; {uploads.surplus} fotoğraf alınmadı.
        </p>
      )}
      {canUndoRemove && (
        <OfferLine
          key={removed?.left}
          takesFocus
          words="Fotoğraf kaldırıldı."
          action="Fotoğrafı geri al"
          onAction={undoRemove}
        />
      )}
      <p className="unseen" role="status">
        {announcement}
      </p>
      {sheet}
    </section>
  );
}
