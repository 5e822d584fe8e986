import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { MAX_PICTURES, ownPictureHash } from "../../../domain/catalog/media.ts";
import type { Tint } from "../../../domain/catalog/tint.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import "../../ui/button.css";
import { useOpened } from "../../ui/opened.ts";
import { useShop } from "../../use-shop.ts";
import { OfferLine } from "../offer-line.tsx";
import {
  asFields,
  colorOfPicture,
  listedPictures,
  movedTo,
  type PictureFields,
  replaced,
  tiedTo,
} from "./picture-list.ts";
import { PictureSource } from "./picture-source.tsx";
import { PictureTile } from "./picture-tile.tsx";
import { PictureTools } from "./picture-tools.tsx";
import "./product-pictures.css";
import { useDebounced } from "../../ui/use-debounced.ts";
import { UploadTile } from "./upload-tile.tsx";
import type { Uploads } from "./use-uploads.ts";

const PictureEditor = lazyPart(() => import("../picture-editor/picture-editor.tsx"), LostPart);

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
  const { publicUrl } = useShop();
  const [announcement, announce] = useState("");
  const [removed, setRemoved] = useState<{ address: string; at: number; left: string }>();
  const [chosenKey, choose] = useState<string>();
  const toolsId = useId();
  const [edited, setEdited] = useState<{ address: string; hash: string; cut?: string }>();
  const editor = useOpened("fotograf");
  const pictures = listedPictures(fields);
  // One address may be listed twice.
  const keys = pictures.map(
    (address, at) => `${address} ${pictures.slice(0, at).filter((one) => one === address).length}`,
  );
  const chosenAt = keys.indexOf(chosenKey ?? "");
  const chosen = pictures[chosenAt];
  const isOwn = (address: string) => ownPictureHash(address, publicUrl) !== undefined;
  const chosenHash = chosen && ownPictureHash(chosen, publicUrl);
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
      onChange(asFields(movedTo(pictures, from, to)));
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
    event.currentTarget.querySelector<HTMLElement>(".picture-tile-choose[aria-expanded=true]")?.focus();
    choose(undefined);
  };
  const edit = (address: string, hash: string) => {
    setEdited({ address, hash });
    editor.open();
  };
  const replaceNow = useEffectEvent(replace);
  // The form may have changed during the request, so an effect event replaces the picture in the current form.
  useEffect(
    function applyCut() {
      if (!edited?.cut) return;
      setEdited(undefined);
      editor.close();
      replaceNow(edited.address, edited.cut);
    },
    [edited, editor.close],
  );

  return (
    <section className="kit-stack" aria-label="Fotoğraflar">
      <PictureSource error={error} onChoose={add} onKeyDown={closeTools}>
        {pictures.length + uploads.list.length > 0 && (
          <ol className="product-pictures-list" data-tint={tint}>
            {pictures.map((address, at) => (
              <PictureTile
                key={keys[at]}
                address={address}
                isOwn={isOwn(address)}
                isShown={isOwn(address) || (settled.includes(address) && /^https:\/\//i.test(address))}
                at={at}
                color={colorOfPicture(fields.colorImages, address)}
                isChosen={at === chosenAt}
                toolsId={toolsId}
                onChoose={() => choose(at === chosenAt ? undefined : keys[at])}
                onMove={(to) => move(at, to)}
              />
            ))}
            {uploads.list.map((upload) => (
              <UploadTile
                key={upload.id}
                upload={upload}
                onCancel={() => uploads.forget([upload.id])}
                onRetry={() => uploads.retry(upload.id)}
              />
            ))}
          </ol>
        )}
        {chosen !== undefined && (
          <PictureTools
            id={toolsId}
            at={chosenAt}
            count={pictures.length}
            colors={colors}
            color={colorOfPicture(fields.colorImages, chosen)}
            onColor={(color) => onChange({ colorImages: tiedTo(fields.colorImages, chosen, color) })}
            onMove={(to) => move(chosenAt, to)}
            onRemove={() => remove(chosenAt)}
            onEdit={chosenHash === undefined ? undefined : () => edit(chosen, chosenHash)}
          />
        )}
      </PictureSource>
      {uploads.surplus > 0 && (
        <p className="kit-wrong" role="status">
          Bir ürünün en fazla {MAX_PICTURES} fotoğrafı olabilir; {uploads.surplus} fotoğraf alınmadı.
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
      {edited && editor.isOpen && (
        <PictureEditor hash={edited.hash} onApply={(cut) => setEdited({ ...edited, cut })} onClose={editor.close} />
      )}
    </section>
  );
}
