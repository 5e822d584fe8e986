import { useState } from "react";
import { countedAddress } from "../../../domain/pulse/counted-address.ts";
import { linkWords } from "../../../domain/settings/pulse-section.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-store.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Loaded } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { PulseCard } from "./pulse-cards.tsx";

/** The switch, and the words of links, each with its address to copy. */
export const PulseLinks = () => (
  <PulseCard id="baglanti" title="Bağlantıların ve sayım">
    <Loaded load={() => sectionCalls.find("pulse")}>{(loaded) => <Links loaded={loaded} />}</Loaded>
  </PulseCard>
);

type Saved = Awaited<ReturnType<typeof sectionCalls.find<"pulse">>>;

function Links({ loaded }: { loaded: Saved }) {
  const [words, setWords] = useState(() => linkWords(loaded.values.links));
  return (
    <>
      <p className="kit-soft">
        Hikâyene, bir influencer'a ya da kartına ayrı bağlantı ver; hangisinden gelindiğini “Nereden gelindi”de gör. Bir
        ürünün bağlantısına ve QR koduna Paylaş'ta eklenir.
      </p>
      {words.length > 0 && (
        <ul className="kit-stack">
          {words.map((word) => (
            <li key={word} className="kit-ends">
              <span className="kit-letter">{linkOf(word)}</span>
              <SmallButton action="Kopyala" of={word} onClick={() => copy(linkOf(word), "Bağlantı")} />
            </li>
          ))}
        </ul>
      )}
      <SectionForm section="pulse" loaded={loaded} onSaved={({ values }) => setWords(linkWords(values.links))} />
      <p className="field-hint">
        {SECTION_NAMES.pulse} açıkken KVKK metninde bir cümle durur. Giriş yapmış kişiler, sen de, sayılmaz.
      </p>
    </>
  );
}

const linkOf = (word: string): string => countedAddress(location.origin + addresses.home, word);
