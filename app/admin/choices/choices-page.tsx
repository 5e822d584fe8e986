import { panel } from "../panel-calls.ts";
import { ConfirmSheet } from "../saved-form/form-sheet.tsx";
import { Loaded, sectionLoader, useSectionData } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { useOpenedAbout } from "../use-opened-about.ts";
import type { Route } from "./+types/choices-page.ts";
import { type Removal, SetList } from "./set-list.tsx";

export const clientLoader = sectionLoader(() => panel.choices());

export { shouldRevalidate } from "../../ui/opened.ts";

/** 'Seçenekler': the sets of values that products ask their customers for. */
export default function ChoicesPage({ loaderData }: Route.ComponentProps) {
  const { answer, reload } = useSectionData(loaderData, panel.choices);
  const removal = useOpenedAbout<Removal>("secenek-sil");
  return (
    <div className="kit-column">
      <h2>Seçenekler</h2>
      <p className="kit-soft">
        Müşterinin renkten başka seçtikleri: telefon modeli, yüzük ölçüsü, beden. Bir seti burada bir kez yaz, ürün
        formunda bir dokunuşla ekle. Adını değiştirmek ürünlerden bir şey eksiltmez.
      </p>
      <Loaded load={() => sectionCalls.find("choices")}>
        {(saved) => (
          <SectionForm
            section="choices"
            loaded={saved}
            onSaved={reload}
            fields={(props) => <SetList {...props} uses={answer.uses} onRemoval={removal.open} />}
          />
        )}
      </Loaded>
      {removal.subject && <RemoveSheet {...removal.subject} onClose={removal.close} />}
    </div>
  );
}

/** Above the form: it says who loses what before it goes. */
function RemoveSheet({ name, isSet, products, remove, onClose }: Removal & { onClose: () => void }) {
  const loss = products > 0 ? `${productsInWords(products)} bu seçeneği kaybeder.` : "Bunu soran ürün yok.";
  return (
    <ConfirmSheet
      title={isSet ? "Seti sil" : "Seçeneği sil"}
      action="Sil"
      failed="Silinemedi"
      onConfirm={async () => {
        remove();
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        “{name}”: {loss}
      </p>
      <p className="kit-soft">Kaydet'e dokununca silinir; sonra da Geri Al ile geri gelir.</p>
    </ConfirmSheet>
  );
}
