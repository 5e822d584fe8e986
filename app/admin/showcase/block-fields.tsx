import type { HomeBlock } from "../../../domain/settings/home-blocks.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { useOwnersCategories } from "../panel-context.tsx";
import { OptionList } from "../panel-parts.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { orLeftOut, typedFields } from "../saved-form/typed-fields.ts";
import { PictureField } from "../sections/picture-field.tsx";
import { SlideLinkField } from "./slide-link-field.tsx";

type BlockFieldsProps = {
  block: HomeBlock;
  name: string;
  path: string;
  errors: FormErrors;
  onUploading: (isUploading: boolean) => void;
  onChange: (changes: Partial<HomeBlock>) => void;
  onRemove: () => void;
};

/** The fields of a shelf, or of a picture with words. */
export function BlockFields({ block, name, path, errors, onUploading, onChange, onRemove }: BlockFieldsProps) {
  const categories = useOwnersCategories();
  const text = typedFields({ draft: block, errors, onChange: orLeftOut(onChange) }, `${path}.`);
  return (
    <div className="kit-stack">
      {block.kind === "shelf" ? (
        <Select {...text("category", "Kategori")}>
          <OptionList of={categories.map(({ slug, name }) => [slug, name])} />
        </Select>
      ) : (
        <>
          <PictureField
            title="Fotoğraf"
            hint={undefined}
            field={`${path}.image`}
            queue={`bolum-${block.id}`}
            value={block.image}
            errors={errors}
            onChange={(image) => onChange({ image: image || undefined })}
            onUploading={onUploading}
          />
          <Field {...text("title", "Başlık")} />
          <Field {...text("text", "Yazı")} />
          {block.link === undefined ? (
            <SmallButton action="Düğme ekle" of={name} onClick={() => onChange({ link: "/urunler" })} />
          ) : (
            <>
              <SlideLinkField
                name={`${path}.link`}
                link={block.link}
                error={errors[`${path}.link`]}
                onChange={(link) => onChange({ link })}
              />
              <SmallButton action="Düğmeyi kaldır" of={name} onClick={() => onChange({ link: undefined })} />
            </>
          )}
        </>
      )}
      <SmallButton action="Bölümü kaldır" of={name} onClick={onRemove} />
    </div>
  );
}
