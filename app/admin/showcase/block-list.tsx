import {
  type BlockKind,
  type HomeBlock,
  homeBlocks,
  isAlwaysOn,
  isOwn,
  MAX_BLOCKS,
} from "../../../domain/settings/home-blocks.ts";
import { typedIn } from "../../../domain/typed-list.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { randomToken } from "../../ui/random-token.ts";
import { categoryAt, useOwnersCategories } from "../panel-context.tsx";
import { useListDraft } from "../reorder/list-draft.ts";
import { OrderTools } from "../reorder/order-tools.tsx";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { blockName } from "../sections/setting-show.tsx";
import { BlockFields } from "./block-fields.tsx";
import { BlockPreview } from "./block-preview.tsx";

type BlockListProps = FieldsProps & {
  /** Counts the savings, each of which draws the page anew. */
  savings: number;
  onUploading: (isUploading: boolean) => void;
};

/** The parts of the home page below the slides: their order, and which of them are shown, under the page itself. */
export function BlockList({ draft, errors, onChange, savings, onUploading }: BlockListProps) {
  const blocks = typedIn(homeBlocks, draft.blocks);
  const categories = useOwnersCategories();
  const categoryName = (slug: string) => categoryAt(categories, slug)?.name;
  const nameOf = (block: HomeBlock) => blockName(block, categoryName);
  const { put, change, placing, announcement } = useListDraft(blocks, (next) => onChange({ blocks: next }));
  const add = (kind: BlockKind, fields: Partial<HomeBlock>) =>
    put([...blocks, { id: randomToken(), kind, isOn: true, ...fields }]);
  return (
    <div className="kit-stack">
      {errors.blocks && (
        <p role="alert" className="kit-wrong">
          {errors.blocks}
        </p>
      )}
      <BlockPreview key={savings} blocks={blocks} categoryName={categoryName} />
      <p className="kit-soft">Eklediğin ve açtığın bölüm kaydedince görünür.</p>
      <ol className="kit-list" aria-label="Bölümler">
        {Array.from(blocks.entries(), ([at, block]) => {
          const name = nameOf(block);
          return (
            <li key={block.id} className="kit-list-item" data-at={at}>
              <span className="kit-words">
                {isAlwaysOn(block) ? (
                  <>
                    <strong>{name}</strong>
                    <small>Hep görünür</small>
                  </>
                ) : (
                  <Checkbox
                    label={name}
                    checked={block.isOn}
                    onChange={({ target }) => change(block.id, { isOn: target.checked })}
                  />
                )}
              </span>
              <OrderTools item={{ at, name }} index={at} placing={placing} />
              {isOwn(block) && (
                <BlockFields
                  block={block}
                  name={name}
                  path={`blocks.${at}`}
                  errors={errors}
                  onUploading={onUploading}
                  onChange={(changes) => change(block.id, changes)}
                  onRemove={() => put(blocks.toSpliced(at, 1))}
                />
              )}
            </li>
          );
        })}
      </ol>
      {blocks.length < MAX_BLOCKS && (
        <div className="kit-row">
          <PlainButton action="Kategori rafı ekle" onClick={() => add("shelf", { category: categories[0]?.slug })} />
          <PlainButton action="Fotoğraf ve yazı ekle" onClick={() => add("picture", {})} />
        </div>
      )}
      <p className="unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}
