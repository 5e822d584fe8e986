import { useEffect, useEffectEvent, useState } from "react";
import { PlainButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { PictureSource } from "../product-pictures/picture-source.tsx";
import { UploadTiles } from "../product-pictures/upload-tile.tsx";
import { usePictureEditor } from "../product-pictures/use-picture-editor.tsx";
import type { Uploads } from "../product-pictures/use-uploads.ts";
import { ShopPictures } from "./shop-pictures.tsx";

type SlidePictureProps = {
  image: string;
  uploads: Uploads;
  error: string | undefined;
  onChange: (image: string) => void;
};

/** The picture of a slide: uploaded, cut, or one that the shop has. The preview above shows it. */
export function SlidePicture({ image, uploads, error, onChange }: SlidePictureProps) {
  const { canEdit, edit, sheet } = usePictureEditor((_, cut) => onChange(cut));
  const choice = useOpened("dukkandaki-gorseller");
  const [picked, setPicked] = useState<string>();
  const change = useEffectEvent(onChange);

  // The sheet closes by going back in history; the picture changes after that, in the form as it is then.
  useEffect(
    function applyChosen() {
      if (picked === undefined) return;
      setPicked(undefined);
      choice.close();
      change(picked);
    },
    [picked, choice.close],
  );

  return (
    <section aria-label="Görseli">
      <PictureSource error={error} isSingle onChoose={(files) => uploads.add(files.slice(0, 1))} onKeyDown={() => {}}>
        {uploads.list.length > 0 && (
          <ol className="kit-row">
            <UploadTiles uploads={uploads} />
          </ol>
        )}
        <div className="kit-row">
          <PlainButton action="Dükkândakilerden seç" aria-haspopup="dialog" onClick={choice.open} />
          {canEdit(image) && <PlainButton action="Kırp, düzenle" aria-haspopup="dialog" onClick={() => edit(image)} />}
          {image && <PlainButton action="Görseli kaldır" onClick={() => onChange("")} />}
        </div>
      </PictureSource>
      {sheet}
      {choice.isOpen && <ShopPictures onChoose={setPicked} onClose={choice.close} />}
    </section>
  );
}
