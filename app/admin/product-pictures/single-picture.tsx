import type { ReactNode } from "react";
import { PlainButton } from "../../ui/button.tsx";
import { PictureSource } from "./picture-source.tsx";
import { UploadTiles } from "./upload-tile.tsx";
import { usePictureEditor } from "./use-picture-editor.tsx";
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
