import "./qr-card.css";
import { useState } from "react";
import { foldedCode, isCode } from "../../../domain/offer/typed-code.ts";
import { countedAddress } from "../../../domain/pulse/counted-address.ts";
import { codeAddress } from "../../../domain/web/code-address.ts";
import { toast } from "../../toast.tsx";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { randomToken } from "../../ui/random-token.ts";
import { useLoaded } from "../section-load.tsx";
import { handOn } from "./handed-on.ts";
import { loadQrDrawing, QR_MARGIN } from "./qr-drawing.ts";
import type { SharedSubject } from "./subject-poster.tsx";

type Printed = Pick<SharedSubject, "name" | "slug" | "address">;

/** The subject's address has the word of its link already. */
type QrCardProps = {
  publicUrl: string;
  code: string;
  /** About the code. */
  warning: string | undefined;
  word: string;
  subject: Printed;
  onCode: (code: string) => void;
};

/** The same code may stand on the sheet several times. */
type Placed = Printed & { place: string };

const placed = (one: Printed): Placed => ({ ...one, place: randomToken() });

/** As many as a sheet of A4 has room for. */
const MOST = 20;

/** QR codes as pictures, and a sheet of them for print. */
export function QrCard({ publicUrl, code, warning, word, subject, onCode }: QrCardProps) {
  const { answer: drawing, waiting } = useLoaded(loadQrDrawing);
  const [sheet, setSheet] = useState<readonly Placed[]>([]);
  const folded = foldedCode(code);
  const isOfCode = isCode(folded);
  const shown = isOfCode
    ? { name: folded, slug: folded.toLowerCase(), address: countedAddress(publicUrl + codeAddress(folded), word) }
    : subject;
  const save = async () => {
    const picture = await drawing?.png(shown.address);
    if (!picture) return toast.error("Resim hazırlanamadı");
    await handOn(new File([picture], `qr-${shown.slug}.png`, { type: "image/png" }));
  };
  const draw = (one: Printed) => {
    if (!drawing) return null;
    const { path, size } = drawing.path(one.address);
    const margin = QR_MARGIN;
    return (
      <svg
        viewBox={`${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`}
        role="img"
        aria-label={`QR kodu: ${one.name}`}
      >
        <path d={path} />
      </svg>
    );
  };
  return (
    <>
      <section className="kit-card">
        <h3>QR kodu</h3>
        <p>
          Kutuna, kartına, tezgâhına: okutan doğrudan oraya gelir. Yukarıda seçtiğin ürünün ya da kategorinin,
          seçmediysen dükkânının kodudur.
        </p>
        <Field
          label="Ya da bir indirim kodun"
          hint="Okutanın sepetine bu kod yazılı gelir."
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          error={code !== "" && !isOfCode ? "Kod 3 ile 20 arası harf ve rakamdır" : warning}
          value={code}
          onChange={({ target }) => onCode(target.value)}
        />
        <figure className="qr-card-code">
          {drawing ? draw(shown) : waiting}
          <figcaption className="kit-words">
            <strong>{shown.name}</strong>
            <span>{shown.address}</span>
          </figcaption>
        </figure>
        <div className="kit-row">
          <PlainButton action="QR resmini al" disabled={!drawing} onClick={save} />
          <PlainButton
            action="Baskıya ekle"
            disabled={!drawing || sheet.length >= MOST}
            onClick={() => setSheet([...sheet, placed(shown)])}
          />
        </div>
      </section>
      {sheet.length > 0 && (
        <section className="kit-card qr-card-sheet">
          <h3 className="screen-only">Baskı sayfası</h3>
          <ul className="qr-card-list">
            {sheet.map((one) => (
              <li key={one.place} className="qr-card-code">
                {draw(one)}
                <span className="kit-words">
                  <strong>{one.name}</strong>
                </span>
                <SmallButton
                  action="Çıkar"
                  of={one.name}
                  onClick={() => setSheet(sheet.filter(({ place }) => place !== one.place))}
                />
              </li>
            ))}
          </ul>
          <div className="kit-row screen-only">
            <PlainButton className="button button-ribbon" action="Yazdır" onClick={() => print()} />
            <PlainButton
              action="Sayfayı bunlarla doldur"
              disabled={sheet.length >= MOST}
              onClick={() =>
                setSheet(Array.from({ length: MOST }, (_, at) => placed(sheet[at % sheet.length] ?? shown)))
              }
            />
            <PlainButton action="Boşalt" onClick={() => setSheet([])} />
          </div>
        </section>
      )}
    </>
  );
}
