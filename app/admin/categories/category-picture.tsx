import { ShopPicture } from "../../shop-picture.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { PictureSource } from "../product-pictures/picture-source.tsx";
import { UploadTiles } from "../product-pictures/upload-tile.tsx";
import { usePictureEditor } from "../product-pictures/use-picture-editor.tsx";
import type { Uploads } from "../product-pictures/use-uploads.ts";
import "./category-picture.css";

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
  const { canEdit, edit, sheet } = usePictureEditor((_, cut) => onChange(cut));
  const add = (files: readonly File[]) => uploads.add(files.slice(0, 1));

  return (
    <section aria-label="Görseli">
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
              {canEdit(image) && (
                <PlainButton action="Kırp, düzenle" aria-haspopup="dialog" onClick={() => edit(image)} />
              )}
              <PlainButton action="Görseli kaldır" onClick={() => onChange("")} />
            </div>
          )}
        </div>
        {uploads.list.length > 0 && (
          <ol className="kit-row">
            <UploadTiles uploads={uploads} />
          </ol>
        )}
      </PictureSource>
      {sheet}
    </section>
  );
}
