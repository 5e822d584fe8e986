import { useEffect, useEffectEvent, useState } from "react";
import { ownPictureHash } from "../../../domain/catalog/media.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { useShop } from "../../use-shop.ts";
import { PictureSource } from "../product-pictures/picture-source.tsx";
import { UploadTile } from "../product-pictures/upload-tile.tsx";
import type { Uploads } from "../product-pictures/use-uploads.ts";
import { ShopPictures } from "./shop-pictures.tsx";
import "./slide-picture.css";

const PictureEditor = lazyPart(() => import("../picture-editor/picture-editor.tsx"), LostPart);

type SlidePictureProps = {
  image: string;
  uploads: Uploads;
  error: string | undefined;
  onChange: (image: string) => void;
};

/** The picture of a slide: uploaded, cut, or one that the shop has. The preview above shows it. */
export function SlidePicture({ image, uploads, error, onChange }: SlidePictureProps) {
  const { publicUrl } = useShop();
  const editor = useOpened("fotograf");
  const choice = useOpened("dukkandaki-gorseller");
  const [cut, setCut] = useState<string>();
  const [picked, setPicked] = useState<string>();
  const hash = ownPictureHash(image, publicUrl);
  const change = useEffectEvent(onChange);

  // Sheets close by going back in history; the picture changes after that, in the form as it is then.
  useEffect(
    function applyChosen() {
      const chosen = cut ?? picked;
      if (chosen === undefined) return;
      setCut(undefined);
      setPicked(undefined);
      if (cut === undefined) choice.close();
      else editor.close();
      change(chosen);
    },
    [cut, picked, editor.close, choice.close],
  );

  return (
    <section className="slide-picture" aria-label="Görseli">
      <PictureSource error={error} isSingle onChoose={(files) => uploads.add(files.slice(0, 1))} onKeyDown={() => {}}>
        {uploads.list.length > 0 && (
          <ol className="slide-picture-uploads">
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
        <div className="slide-picture-tools">
          <PlainButton action="Dükkândakilerden seç" aria-haspopup="dialog" onClick={choice.open} />
          {hash !== undefined && <PlainButton action="Kırp, düzenle" aria-haspopup="dialog" onClick={editor.open} />}
          {image && <PlainButton action="Görseli kaldır" onClick={() => onChange("")} />}
        </div>
      </PictureSource>
      {hash !== undefined && editor.isOpen && <PictureEditor hash={hash} onApply={setCut} onClose={editor.close} />}
      {choice.isOpen && <ShopPictures onChoose={setPicked} onClose={choice.close} />}
    </section>
  );
}
