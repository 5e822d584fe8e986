import { useState } from "react";
import { allowedAddress, linkInWords } from "../../../domain/settings/linked-text.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { INFO_LABELS } from "../../info/info-labels.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { useOwnersCategories } from "../owners-categories.tsx";

const ELSEWHERE = "başka";

/** Writes a link to a page of the shop, chosen from a list, or to a typed address. */
export function LinkTool({ onAdd }: { onAdd: (link: string) => void }) {
  const [place, setPlace] = useState("");
  const [typed, setTyped] = useState("");
  const [words, setWords] = useState("");
  const places = [
    ...Object.entries(INFO_LABELS).map(([slug, name]) => ({ name, to: addresses.info(slug) })),
    ...useOwnersCategories().map(({ slug, name }) => ({ name, to: addresses.category(slug) })),
    { name: "Tüm ürünler", to: addresses.allProducts },
  ];
  const to = place === ELSEWHERE ? allowedAddress(typed) : place || undefined;
  const shown = words.replace(/[[\]]/g, "").trim() || places.find((known) => known.to === to)?.name || to;
  return (
    <div className="kit-fields fact-tools-row">
      <Select label="Bağlantı nereye gitsin?" value={place} onChange={(event) => setPlace(event.target.value)}>
        <option value="">Seç</option>
        {places.map(({ name, to: address }) => (
          <option key={address} value={address}>
            {name}
          </option>
        ))}
        <option value={ELSEWHERE}>Başka bir adres</option>
      </Select>
      {place === ELSEWHERE && (
        <Field
          label="Adres"
          type="url"
          autoComplete="off"
          value={typed}
          error={typed !== "" && to === undefined ? "https://, mailto: ya da tel: ile başlasın" : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <Field
        label="Görünen yazı"
        autoComplete="off"
        value={words}
        placeholder={shown}
        onChange={(event) => setWords(event.target.value)}
      />
      <SmallButton
        action="Bağlantı ekle"
        disabled={to === undefined}
        onClick={() => to && onAdd(linkInWords({ words: shown ?? to, to }))}
      />
    </div>
  );
}
