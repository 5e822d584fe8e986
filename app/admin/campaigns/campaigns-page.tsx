import type { CodeSum } from "../../../domain/order-book/code-sums.ts";
import { typedCodes, typedOffers } from "../../../domain/settings/typed-campaigns.ts";
import { orderCalls } from "../order-calls.ts";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { Loaded, sectionLoader } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import type { Route } from "./+types/campaigns-page.ts";
import { CodeList } from "./code-list.tsx";
import { OfferList } from "./offer-list.tsx";
import { useKnownNames } from "./product-names.ts";

export const clientLoader = sectionLoader(() => orderCalls.codes());

export { shouldRevalidate } from "../../ui/opened.ts";

/** 'Kampanyalar': the owner's codes, and what holds without one. */
export default function CampaignsPage({ loaderData: uses }: Route.ComponentProps) {
  return (
    <div className="kit-column">
      <h2>Kampanyalar</h2>
      <p className="kit-soft">
        Müşterin kodu sepete yazar ya da bağlantınla gelir. İndirim mesajında kendi satırında durur, Doğrula onu tanır,
        defterin kodun kullanımını sayar. Bir kod çabuk yayılır: günlerini ve en az tutarını yaz.
      </p>
      <Loaded load={() => sectionCalls.find("campaigns")}>
        {(saved) => (
          <SectionForm
            section="campaigns"
            loaded={saved}
            fields={(props) => <CampaignFields {...props} uses={uses} />}
          />
        )}
      </Loaded>
    </div>
  );
}

function CampaignFields({ draft, errors, onChange, uses }: FieldsProps & { uses: readonly CodeSum[] }) {
  const codes = typedCodes(draft.codes);
  const offers = typedOffers(draft.offers);
  const names = useKnownNames([
    ...codes.flatMap(({ products, gain }) => [...products, ...(gain.product ? [gain.product] : [])]),
    ...offers.flatMap(({ products }) => products),
  ]);
  return (
    <>
      <CodeList codes={codes} uses={uses} names={names} errors={errors} onChange={(codes) => onChange({ codes })} />
      <OfferList offers={offers} names={names} errors={errors} onChange={(offers) => onChange({ offers })} />
    </>
  );
}
