import "../kit-form.css";
import { useState } from "react";
import { Link } from "react-router";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import type { TodayAnswer } from "../../../domain/web/panel-answers.ts";
import { TypedForm } from "../../proof/typed-form.tsx";
import { toast } from "../../toast.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { categoryCalls } from "../categories/category-form.tsx";
import { sectionCalls } from "../sections/section-calls.ts";

type Proposals = TodayAnswer["opening"]["proposals"];

type FirstShelvesProps = { proposals: Proposals; action: string; onAdded: () => Promise<void> };

/** The categories that an empty shop is offered, and below them the slides that lead to the ticked ones. Only what is ticked is added. */
export default function FirstShelves({ proposals, action, onAdded }: FirstShelvesProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = proposals.filter(({ name }) => ticked.includes(name));
  const toggle = (name: string) =>
    setTicked(ticked.includes(name) ? ticked.filter((one) => one !== name) : [...ticked, name]);
  return (
    <TypedForm
      action={action}
      onSubmit={async (typed) => {
        if (chosen.length === 0) return toast.error("Önce bir kategori seç");
        await addShelves(chosen.map((one) => ({ ...one, slide: typed[slideField(one)] ? one.slide : undefined })));
        toast.success("Kategorilerin eklendi");
        await onAdded();
      }}
    >
      <fieldset className="kit-group">
        <legend className="unseen">Kategoriler</legend>
        <div className="kit-row">
          {proposals.map(({ name, tint }) => (
            <label key={name} className="kit-form-choice" data-tint={tint}>
              <input type="checkbox" checked={ticked.includes(name)} onChange={() => toggle(name)} />
              {name}
            </label>
          ))}
        </div>
        <Link className="kit-links-plain" to={panelAddresses.ownersCategories}>
          Hiçbiri değil, kendim yazacağım
        </Link>
      </fieldset>
      {chosen.some(({ slide }) => slide) && (
        <fieldset className="kit-group">
          <legend>Ana sayfanın başında bunu da söyle</legend>
          {chosen.map(
            (one) => one.slide && <Checkbox key={one.name} name={slideField(one)} value="1" label={one.slide.title} />,
          )}
          <p className="kit-soft">İlk ürünü gelince görünür. Vitrin'de değiştirirsin.</p>
        </fieldset>
      )}
    </TypedForm>
  );
}

const slideField = ({ name }: Proposals[number]): string => `slayt ${name}`;

/** Adds the categories, and the slides with the addresses that these got. */
async function addShelves(chosen: Proposals): Promise<void> {
  const slides = [];
  for (const { name, tint, slide } of chosen) {
    const { category } = await categoryCalls.create({ name, tint, image: "", isHidden: false });
    if (slide) slides.push({ ...slide, link: `#${category.slug}` });
  }
  if (slides.length === 0) return;
  const { revision, values } = await sectionCalls.find("slides");
  await sectionCalls.save("slides", revision, { slides: [...values.slides, ...slides] });
}
