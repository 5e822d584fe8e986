import { useEffect, useEffectEvent, useState } from "react";
import { ownPictureHash } from "../../../domain/catalog/media.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import { ShopPicture } from "../../shop-picture.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { useShop } from "../../use-shop.ts";
import { PictureSource } from "../product-pictures/picture-source.tsx";
import { UploadTile } from "../product-pictures/upload-tile.tsx";
import type { Uploads } from "../product-pictures/use-uploads.ts";
import "./category-picture.css";

const PictureEditor = lazyPart(() => import("../picture-editor/picture-editor.tsx"), LostPart);

type CategoryPictureProps = {
  image: string;
  name: string;
  tint: unknown;
  uploads: Uploads;
  error: string | undefined;
  onChange: (image: string) => void;
};

/** One picture, shown as on the home page's tile; uploaded and cut as a product's are. */
export function CategoryPicture({ image, name, tint, uploads, error, onChange }: CategoryPictureProps) {
  const { publicUrl } = useShop();
  const editor = useOpened("fotograf");
  const [cut, setCut] = useState<string>();
  const hash = ownPictureHash(image, publicUrl);
  const change = useEffectEvent(onChange);

  useEffect(
    function applyCut() {
      if (cut === undefined) return;
      setCut(undefined);
      editor.close();
      change(cut);
    },
    [cut, editor.close],
  );

  const add = (files: readonly File[]) => uploads.add(files.slice(0, 1));

  return (
    <section className="category-picture" aria-label="Görseli">
      <PictureSource error={error} isSingle onChoose={add} onKeyDown={() => {}}>
        <div className="kit-row">
          <p className="category-picture-tile" data-tint={String(tint)}>
            <span className="category-picture-shown">
              {image && (
                <ShopPicture image={image} alt="" sizes="96px" widths={[160, 320]} width={96} height={96} isEager />
              )}
            </span>
            {name || "Adı"}
          </p>
          {image && (
            <div className="kit-stack category-picture-tools">
              {hash !== undefined && (
                <PlainButton action="Kırp, düzenle" aria-haspopup="dialog" onClick={editor.open} />
              )}
              <PlainButton action="Görseli kaldır" onClick={() => onChange("")} />
            </div>
          )}
        </div>
        {uploads.list.length > 0 && (
          <ol className="kit-row">
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
      </PictureSource>
      {hash !== undefined && editor.isOpen && <PictureEditor hash={hash} onApply={setCut} onClose={editor.close} />}
    </section>
  );
}
