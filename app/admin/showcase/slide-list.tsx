import { useState } from "react";
import { Outlet } from "react-router";
import { type HeroSlide, heroSlides, MAX_SLIDES } from "../../../domain/settings/hero-slide.ts";
import { openingSlide, type PreviewedHome } from "../../../domain/shop/slides-of-home.ts";
import type { Todo } from "../../../domain/shop/todos.ts";
import { typedIn } from "../../../domain/typed-list.ts";
import { PlainButton } from "../../ui/button.tsx";
import { randomToken } from "../../ui/random-token.ts";
import { useCategories } from "../../use-shop.ts";
import { OfferLine } from "../panel-parts.tsx";
import { useListDraft } from "../reorder/list-draft.ts";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { SlideItem } from "./slide-item.tsx";
import { troublesOf } from "./slide-words.ts";

type SlideListProps = FieldsProps & {
  userId: string;
  /** The todos of the saved shop. */
  todos: readonly Todo[];
  onUploading: (isUploading: boolean) => void;
};

/** The slides of the draft in their order, each with its fields. The hero above shows the one that was touched last. */
export function SlideList({ draft, errors, onChange, userId, todos, onUploading }: SlideListProps) {
  const slides = typedIn(heroSlides, draft.slides);
  const [chosenId, choose] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [removed, setRemoved] = useState<{ slide: HeroSlide; at: number }>();
  const [firstCategory] = useCategories();
  const index = Math.max(
    0,
    slides.findIndex(({ id }) => id === chosenId),
  );
  const shown = slides[index];
  const troubles = troublesOf(todos);
  const opening = openingSlide(slides.filter(({ id }) => !troubles.get(id)?.isHidden));

  const { put, placing, announcement, ...list } = useListDraft(slides, (next) => onChange({ slides: next }));
  const change = (id: string, changes: Partial<HeroSlide>) => {
    choose(id);
    list.change(id, changes);
  };
  const add = () => {
    const link = firstCategory ? `#${firstCategory.slug}` : "";
    const slide: HeroSlide = { ...{ id: randomToken(), title: "", subtitle: "", image: "" }, buttonText: "Bak", link };
    choose(slide.id);
    setOpen(true);
    put([...slides, slide]);
  };
  const remove = (slide: HeroSlide, at: number) => {
    setRemoved({ slide, at });
    put(slides.filter(({ id }) => id !== slide.id));
  };
  const putBack = () => {
    if (removed) put(slides.toSpliced(removed.at, 0, removed.slide));
    setRemoved(undefined);
  };

  return (
    <div className="kit-stack">
      {shown && <Outlet context={{ slide: shown, index, count: slides.length } satisfies PreviewedHome} />}
      {errors.slides && (
        <p role="alert" className="kit-wrong">
          {errors.slides}
        </p>
      )}
      {slides.length === 0 && <p className="kit-soft">Slaytın yok: ana sayfa kategorilerinle başlar.</p>}
      <ol className="kit-list" aria-label="Slaytlar">
        {slides.map((slide, at) => (
          <SlideItem
            key={slide.id}
            slide={slide}
            at={at}
            isOpening={slide === opening}
            trouble={troubles.get(slide.id)?.words}
            isOpen={(isOpen && slide.id === shown?.id) || Object.keys(errors).some((path) => isOfSlide(path, at))}
            errors={errors}
            placing={placing}
            userId={userId}
            onUploading={onUploading}
            onToggle={() => {
              setOpen(!(isOpen && slide.id === shown?.id));
              choose(slide.id);
            }}
            onChange={(changes) => change(slide.id, changes)}
            onRemove={slides.length > 1 ? () => remove(slide, at) : undefined}
          />
        ))}
      </ol>
      {removed && !slides.includes(removed.slide) && (
        <OfferLine
          key={removed.slide.id}
          takesFocus
          words="Slayt kaldırıldı."
          action="Slaytı geri al"
          onAction={putBack}
        />
      )}
      {slides.length < MAX_SLIDES ? (
        <PlainButton action="Slayt ekle" onClick={add} />
      ) : (
        <p className="kit-soft">En fazla {MAX_SLIDES} slayt olabilir.</p>
      )}
      <p className="unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}

const isOfSlide = (path: string, at: number): boolean => path.startsWith(`slides.${at}.`);
