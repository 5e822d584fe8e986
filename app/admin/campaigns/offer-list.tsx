import { useState } from "react";
import { campaigns, MAX_OFFERS, type OfferRule } from "../../../domain/settings/campaigns.ts";
import { meantOffers, NEW_MANY, NEW_TOGETHER, type TypedOffer } from "../../../domain/settings/typed-campaigns.ts";
import { isReducing, offerInWords, offerName, offerTerms } from "../../../domain/shop/campaign-words.ts";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { ManyFields, PairFields } from "./offer-fields.tsx";
import type { KnownNames } from "./product-names.ts";
import { RuleRow } from "./rule-row.tsx";
import { TermsBox } from "./terms-box.tsx";

type OfferListProps = {
  offers: readonly TypedOffer[];
  names: KnownNames;
  errors: FormErrors;
  onChange: (offers: readonly TypedOffer[]) => void;
};

/** The campaigns that hold without a code. */
export function OfferList({ offers, names, errors, onChange }: OfferListProps) {
  const [openedAt, openAt] = useState(-1);
  const isOpen = (at: number) =>
    at === openedAt || Object.keys(errors).some((path) => path.startsWith(`offers.${at}.`));
  const add = (offer: TypedOffer) => {
    onChange([offer, ...offers]);
    openAt(0);
  };
  return (
    <section className="kit-stack">
      <h3>Kodsuz kampanyalar</h3>
      <p className="kit-soft">
        Sepete kendiliğinden uygulanır. Bir ürüne tek indirim geçer; kampanyalar müşterine en çok kazandıracak sırayla
        sayılır.
      </p>
      {errors.offers && (
        <p role="alert" className="kit-wrong">
          {errors.offers}
        </p>
      )}
      {offers.length < MAX_OFFERS ? (
        <div className="kit-row">
          <PlainButton action="“3 al 2 öde” ekle" onClick={() => add(NEW_MANY)} />
          <PlainButton action="“Birlikte al” ekle" onClick={() => add(NEW_TOGETHER)} />
        </div>
      ) : (
        <p className="kit-soft">En fazla {MAX_OFFERS} kampanya olabilir.</p>
      )}
      <ul className="kit-list" aria-label="Kodsuz kampanyalar">
        {Array.from(offers.entries(), ([at, typed]) => {
          const rule = readOffer(typed);
          const name = rule ? offerName(rule) : NEW_NAMES[typed.kind];
          const shared = { names, path: `offers.${at}.`, errors };
          const change = (changes: object) => onChange(offers.with(at, { ...typed, ...changes }));
          return (
            <RuleRow
              key={at}
              name={name}
              words={rule && offerInWords(rule, names)}
              days={typed}
              isOpen={isOpen(at)}
              onOpen={() => openAt(isOpen(at) ? -1 : at)}
            >
              <div className="kit-stack">
                {typed.kind === "many" ? (
                  <ManyFields typed={typed} onChange={change} {...shared} />
                ) : (
                  <PairFields typed={typed} onChange={change} {...shared} />
                )}
                {rule && isReducing(rule) && (
                  <TermsBox name={name} terms={offerTerms(rule, names)} hasEnd={rule.until !== ""} />
                )}
                <SmallButton
                  action="Kampanyayı sil"
                  of={name}
                  onClick={() => {
                    openAt(-1);
                    onChange(offers.toSpliced(at, 1));
                  }}
                />
              </div>
            </RuleRow>
          );
        })}
      </ul>
    </section>
  );
}

const NEW_NAMES = { many: "Çok alana", together: "Birlikte al" };

/** The rule as it would be saved. Undefined if it would be refused. */
const readOffer = (typed: TypedOffer): OfferRule | undefined =>
  campaigns.shape.offers.safeParse(meantOffers([typed])).data?.[0];
