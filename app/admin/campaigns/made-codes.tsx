import { useState } from "react";
import { foldedCode, madeCode } from "../../../domain/offer/typed-code.ts";
import { MAX_CODES } from "../../../domain/settings/campaigns.ts";
import type { TypedCode } from "../../../domain/settings/typed-campaigns.ts";
import { copy } from "../../part/copy.ts";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";

/** So many are made at once. */
const MOST = 200;

const MOST_LETTERS = 15;

type MadeCodesProps = { typed: TypedCode; others: readonly TypedCode[]; onMade: (made: TypedCode[]) => void };

/** 'Peş peşe üret': many codes with the rule of this one. */
export function MadeCodes({ typed, others, onMade }: MadeCodesProps) {
  const [prefix, setPrefix] = useState("");
  const [count, setCount] = useState("10");
  const [made, setMade] = useState<readonly string[]>([]);
  const room = Math.min(MOST, MAX_CODES - others.length);
  const wanted = /^\d{1,3}$/.test(count.trim()) ? Number(count) : 0;
  const isRight = wanted >= 1 && wanted <= room;
  const make = () => {
    const taken = new Set(others.map(({ code }) => foldedCode(code)));
    const codes = Array.from({ length: wanted }, () => {
      const code = madeCode(prefix, taken, randomBelow);
      taken.add(code);
      return code;
    });
    onMade(codes.map((code) => ({ ...typed, code })));
    setMade(codes);
  };
  return (
    <details className="kit-fold">
      <summary>Peş peşe üret</summary>
      <div className="kit-stack">
        <p className="kit-soft">
          Bu kodun kuralıyla başka kodlar: her kişiye, her pakete bir tane. Karışan I, O, 0 ve 1 kullanılmaz.
        </p>
        <div className="kit-fields">
          <Field
            label="Başı"
            hint="Örneğin PAKET. Boş da olur."
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={MOST_LETTERS}
            value={prefix}
            onChange={({ target }) => setPrefix(target.value)}
          />
          <Field
            label="Kaç kod"
            inputMode="numeric"
            autoComplete="off"
            error={isRight ? undefined : `1 ile ${room} arasında bir sayı yaz`}
            value={count}
            onChange={({ target }) => setCount(target.value)}
          />
        </div>
        <PlainButton action="Üret" disabled={!isRight} onClick={make} />
        {made.length > 0 && (
          <div className="kit-row" role="status">
            <span>{made.length} kod eklendi. Kaydet'e dokununca geçerli olur.</span>
            <SmallButton action="Kodları kopyala" onClick={() => copy(made.join("\n"), "Kodlar")} />
          </div>
        )}
      </div>
    </details>
  );
}

/** Without the small preference that a remainder gives. */
function randomBelow(below: number): number {
  const most = 256 - (256 % below);
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < most ? byte % below : randomBelow(below);
}
