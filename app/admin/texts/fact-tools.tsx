import { type RefObject, useState } from "react";
import { CONDITION_CHIPS, FACT_CHIPS } from "../../../domain/settings/placeholders.ts";
import { Chip, SmallButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import "./fact-tools.css";
import { LinkTool } from "./link-tool.tsx";
import { type Edited, withCondition, withPiece } from "./whole-edit.ts";

type FactToolsProps = {
  text: string;
  area: RefObject<HTMLTextAreaElement | null>;
  onEdit: (edited: Edited) => void;
};

/** Puts facts, conditions and links where the caret was. */
export function FactTools({ text, area, onEdit }: FactToolsProps) {
  const [condition, setCondition] = useState("");
  const caret = () => area.current?.selectionEnd ?? text.length;
  const add = (piece: string) => onEdit(withPiece(text, piece, caret()));
  return (
    <details className="fact-tools">
      <summary>Bilgi ya da bağlantı ekle</summary>
      <p>Dokunduğun bilgi imlecin olduğu yere eklenir. Sayfada dükkânın bilgisi görünür.</p>
      <div className="kit-row fact-tools-facts">
        {FACT_CHIPS.map(({ shown }) => (
          <Chip key={shown} action={shown.slice(1, -1)} onClick={() => add(shown)} />
        ))}
      </div>
      <div className="kit-fields fact-tools-row">
        <Select
          label="Satırı ne zaman göstersin?"
          value={condition}
          onChange={(event) => setCondition(event.target.value)}
        >
          <option value="">Her zaman</option>
          {CONDITION_CHIPS.map(({ shown }) => (
            <option key={shown} value={shown}>
              {shown.slice(1, -1)}
            </option>
          ))}
        </Select>
        <SmallButton
          action="Koşulu ekle"
          disabled={condition === ""}
          onClick={() => onEdit(withCondition(text, condition, caret()))}
        />
      </div>
      <LinkTool onAdd={add} />
    </details>
  );
}
