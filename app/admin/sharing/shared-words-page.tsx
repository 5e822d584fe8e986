import { useState } from "react";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { dateInWords } from "../../../domain/shop/hours-words.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { SectionScreen } from "../sections/section-form.tsx";
import { SharedWordFields } from "./shared-word-fields.tsx";

const SECTION = "shared-words";

const ASK =
  "Merhaba, mesajını ve fotoğrafını sitemizde ilk adınla paylaşabilir miyiz? Yüz, adres ve başkasının adı görünmez; istediğin an bize yaz, hemen kaldırırız.";

/** 'Paylaşmamıza izin verenler': what customers let the owner show, only as the law lets (decision 43). */
export default function SharedWordsPage() {
  const [isUploading, setUploading] = useState(false);
  return (
    <SectionScreen
      section={SECTION}
      list={{ name: "Paylaş", address: panelAddresses.sharing }}
      waiting={isUploading ? "Fotoğraf yükleniyor" : undefined}
      fields={(props) => <Fields {...props} onUploading={setUploading} />}
    />
  );
}

function Fields(props: FieldsProps & { onUploading: (isUploading: boolean) => void }) {
  const readOn = String(props.draft.readOn ?? "");
  return (
    <>
      <section className="kit-card">
        <h3>Önce kural</h3>
        <ul className="kit-list-dots">
          <li>
            Beğenilenleri seçip “yorum” diye göstermek yasaktır (Ticari Reklam Yönetmeliği md. 28/B). Burası yorum
            listesi değildir: yıldız, puan, ortalama yoktur ve sayfada <em>“değerlendirme değildir”</em> yazar.
          </li>
          <li>
            Mesaj, fotoğraf ve ad kişisel veridir (KVKK): yalnız açık izinle, izni kimin, ne zaman, nereden, neye
            verdiği yazılarak. İzin mesajının ekran görüntüsünü sakla.
          </li>
          <li>Yüz, adres, telefon, başkasının adı görünmesin. Çocuk fotoğrafı hiç koyma.</li>
          <li>Uydurma ya da ısmarlama söz yazma; hediye karşılığı yazılanı koyma.</li>
          <li>“Kaldır” diyeni hemen kaldır. Bu hukuki danışmanlık değildir; emin değilsen bir danışmana sor.</li>
        </ul>
        <Checkbox
          label={readOn === "" ? "Kuralı okudum, gösterebilirsin" : `Kuralı okudum (${dateInWords(readOn)})`}
          checked={readOn !== ""}
          onChange={({ target }) => props.onChange({ readOn: target.checked ? istanbulDate(new Date()) : "" })}
        />
        {readOn === "" && <p className="kit-soft">İşaretleyip kaydedene kadar dükkânda hiçbiri görünmez.</p>}
      </section>
      <section className="kit-card">
        <h3>İzin iste</h3>
        <p className="kit-letter">{ASK}</p>
        <SmallButton action="Metni kopyala" of="izin mesajı" onClick={() => copy(ASK, "Metin")} />
      </section>
      <SharedWordFields {...props} />
    </>
  );
}
