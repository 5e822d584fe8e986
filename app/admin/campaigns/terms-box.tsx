import type { ReactNode } from "react";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";

type TermsBoxProps = {
  name: string;
  terms: string;
  /** Further actions beside 'Metni kopyala'. */
  actions?: ReactNode;
  hasEnd: boolean;
  /** Further rules of the law, as list items. */
  children?: ReactNode;
};

/** The text to tell a campaign with, and the law about it, beside the place where it is made. */
export const TermsBox = ({ name, terms, actions, hasEnd, children }: TermsBoxProps) => (
  <section className="kit-box" aria-label={`${name}: söylerken`}>
    <strong>Bunu söylerken</strong>
    <p className="kit-letter">{terms}</p>
    <div className="kit-row">
      <SmallButton action="Metni kopyala" of={name} onClick={() => copy(terms, "Metin")} />
      {actions}
    </div>
    <ul className="kit-list-dots kit-soft">
      <li>Söylediğin her yerde bütün koşulları ve günleri de söyle; kanun böyle ister.</li>
      {!hasEnd && <li>Son günü yok. Bir son gün yaz ki söyleyebilesin.</li>}
      {children}
    </ul>
  </section>
);
