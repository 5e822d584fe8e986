import { useState } from "react";
import { formatPrice } from "../../../domain/money.ts";
import { foldedCode } from "../../../domain/offer/typed-code.ts";
import type { CodeSum } from "../../../domain/order-book/code-sums.ts";
import { type CodeRule, campaigns, MAX_CODES } from "../../../domain/settings/campaigns.ts";
import { meantCodes, NEW_CODE, type TypedCode } from "../../../domain/settings/typed-campaigns.ts";
import { codeInWords } from "../../../domain/shop/campaign-words.ts";
import { PlainButton } from "../../ui/button.tsx";
import { SearchField } from "../panel-parts.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { CodeFields } from "./code-fields.tsx";
import type { KnownNames } from "./product-names.ts";
import { RuleRow } from "./rule-row.tsx";

/** A longer list has a search, and shows so many of its rows. */
const SHOWN = 12;

type CodeListProps = {
  codes: readonly TypedCode[];
  uses: readonly CodeSum[];
  names: KnownNames;
  errors: FormErrors;
  onChange: (codes: readonly TypedCode[]) => void;
};

/** The codes, the newest first. */
export function CodeList({ codes, uses, names, errors, onChange }: CodeListProps) {
  const [openedAt, openAt] = useState(-1);
  const [sought, seek] = useState("");
  const [isWhole, showWhole] = useState(false);
  const isOpen = (at: number) => at === openedAt || Object.keys(errors).some((path) => path.startsWith(`codes.${at}.`));
  const found = [...codes.entries()].filter(([at, rule]) => isOpen(at) || isSought(rule, sought));
  const shown = isWhole ? found : found.filter(([at], place) => place < SHOWN || isOpen(at));
  const add = () => {
    onChange([NEW_CODE, ...codes]);
    openAt(0);
  };
  return (
    <section className="kit-stack">
      <h3>Kodlar</h3>
      {errors.codes && (
        <p role="alert" className="kit-wrong">
          {errors.codes}
        </p>
      )}
      {codes.length < MAX_CODES ? (
        <PlainButton action="Kod ekle" onClick={add} />
      ) : (
        <p className="kit-soft">En fazla {MAX_CODES} kod olabilir.</p>
      )}
      {codes.length > SHOWN && <SearchField name="Kod ya da kişi ara" maxLength={60} value={sought} onSearch={seek} />}
      <ul className="kit-list" aria-label="Kodlar">
        {shown.map(([at, typed]) => {
          const rule = readCode(typed);
          return (
            <RuleRow
              key={at}
              name={foldedCode(typed.code) || "Yeni kod"}
              words={rule && codeInWords(rule, names)}
              note={usesInWords(uses.find(({ code }) => code === foldedCode(typed.code)))}
              days={typed}
              isOpen={isOpen(at)}
              onOpen={() => openAt(isOpen(at) ? -1 : at)}
            >
              <CodeFields
                typed={typed}
                rule={rule}
                others={codes}
                names={names}
                path={`codes.${at}.`}
                errors={errors}
                onChange={(changes) => onChange(codes.with(at, { ...typed, ...changes }))}
                onMade={(made) => onChange(codes.toSpliced(at + 1, 0, ...made))}
                onRemove={() => {
                  openAt(-1);
                  onChange(codes.toSpliced(at, 1));
                }}
              />
            </RuleRow>
          );
        })}
      </ul>
      {shown.length < found.length && (
        <PlainButton action={`${found.length} kodun hepsini göster`} onClick={() => showWhole(true)} />
      )}
      {codes.length > 0 && found.length === 0 && <p className="kit-soft">Böyle bir kod yok.</p>}
    </section>
  );
}

const isSought = ({ code, about }: TypedCode, sought: string): boolean =>
  `${foldedCode(code)} ${foldedCode(about)}`.includes(foldedCode(sought));

/** The rule as it would be saved. Undefined if it would be refused. */
const readCode = (typed: TypedCode): CodeRule | undefined =>
  campaigns.shape.codes.safeParse(meantCodes([typed])).data?.[0];

/** `12 siparişte, ₺1.079,82; ₺119,98 indirim`. Empty for a code without orders. */
const usesInWords = (uses: CodeSum | undefined): string | undefined =>
  uses && `${uses.orders} siparişte ${formatPrice(uses.total)}, indirimi ${formatPrice(uses.off)}`;
