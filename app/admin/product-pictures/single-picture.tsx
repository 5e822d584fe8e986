import { type ReactNode, useEffect, useEffectEvent } from "react";
import { ownPictureHash } from "../../../domain/catalog/media.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import { useOpenedAbout } from "../use-opened-about.ts";
import { PictureSource, UploadTiles } from "./picture-source.tsx";
import type { Uploads } from "./use-uploads.ts";

type SinglePictureProps = {
  image: string;
  uploads: Uploads;
  error: string | undefined;
  onChange: (image: string) => void;
  /** The picture as the shop shows it, or another way to choose one. */
  children: ReactNode;
};

/** The only picture of something, uploaded and cut as a product's are. */
export function SinglePicture({ image, uploads, error, onChange, children }: SinglePictureProps) {
  const { canEdit, edit, sheet } = usePictureEditor((_, cut) => onChange(cut));
  return (
    <section aria-label="Görseli">
      <PictureSource error={error} isSingle onChoose={(files) => uploads.add(files.slice(0, 1))} onKeyDown={() => {}}>
        {uploads.list.length > 0 && (
          <ol className="kit-row">
            <UploadTiles uploads={uploads} />
          </ol>
        )}
        <div className="kit-row">
          {children}
          {canEdit(image) && <PlainButton action="Kırp, düzenle" aria-haspopup="dialog" onClick={() => edit(image)} />}
          {image && <PlainButton action="Görseli kaldır" onClick={() => onChange("")} />}
        </div>
      </PictureSource>
      {sheet}
    </section>
  );
}

const PictureEditor = lazyPart(() => import("../picture-editor/picture-editor.tsx"), LostPart);

/** Cuts one picture in a sheet of its own. The sheet closes by going back in history; after that `onCut` gets the picture and its cut. */
export function usePictureEditor(onCut: (old: string, cut: string) => void) {
  const { publicUrl } = useShop();
  const { subject: edited, open, change, close } = useOpenedAbout<{ address: string; cut?: string }>("fotograf");
  // The form may have changed meanwhile, so an effect event replaces the picture in the form as it is then.
  const replace = useEffectEvent(onCut);
  useEffect(
    function applyCut() {
      if (!edited?.cut) return;
      change(undefined);
      replace(edited.address, edited.cut);
    },
    [edited, change],
  );
  const hash = edited && ownPictureHash(edited.address, publicUrl);

  return {
    /** Only the shop's own pictures can be cut. */
    canEdit: (address: string) => ownPictureHash(address, publicUrl) !== undefined,
    edit: (address: string) => open({ address }),
    sheet: hash && <PictureEditor hash={hash} onApply={(cut) => change({ ...edited, cut })} onClose={close} />,
  };
}
