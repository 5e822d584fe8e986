import "./order-check.css";
import { capitalized } from "../../../domain/capitalized.ts";
import type { VerifiedLine } from "../../../domain/order-check/verified-line.ts";
import { MAX_PIECES, PIECES } from "../../../domain/order-check/verified-proposal.ts";
import { IconButton } from "../../ui/button.tsx";
import { Checkbox, Select } from "../../ui/field.tsx";

type ProposedFactsProps = {
  line: VerifiedLine;
  proposal: NonNullable<VerifiedLine["proposal"]>;
  isWanted: boolean;
  onAnswer: (group: string, value: string) => void;
};

/** The words that a proposed line came from, and what she may choose in it before it is written. */
export const ProposedFacts = ({
  line,
  proposal: { words, asked, offered },
  isWanted,
  onAnswer,
}: ProposedFactsProps) => (
  <>
    <SourceWords words={words} />
    {isWanted && <Pieces line={line} onChange={(pieces) => onAnswer(PIECES, String(pieces))} />}
    {isWanted && asked.length > 0 && (
      <div className="kit-fields">
        {asked.map(({ id, word, chosen, values }) => (
          <Select
            key={id}
            label={`${capitalized(word)}: ${line.name}`}
            value={chosen}
            onChange={({ currentTarget }) => onAnswer(id, currentTarget.value)}
          >
            <option value="">{capitalized(word)} sorulacak</option>
            {values.map((value) => (
              <option key={value.id} value={value.id}>
                {value.name}
              </option>
            ))}
          </Select>
        ))}
      </div>
    )}
    {isWanted &&
      offered.map(({ id, label, text }) => (
        <Checkbox
          key={id}
          label={`“${text}” yazılsın (${label})`}
          checked={line.texts.some((one) => one.id === id)}
          onChange={({ currentTarget }) => onAnswer(id, currentTarget.checked ? text : "")}
        />
      ))}
  </>
);

type PiecesProps = { line: VerifiedLine; onChange: (pieces: number) => void };

/** The number of pieces of a line, one more or one less by a tap. */
const Pieces = ({ line: { name, quantity }, onChange }: PiecesProps) => (
  <div className="kit-row">
    <IconButton
      icon="minus"
      size={18}
      label={`Azalt: ${name}`}
      aria-disabled={quantity <= 1}
      onClick={() => quantity > 1 && onChange(quantity - 1)}
    />
    <span>{quantity} adet</span>
    <IconButton
      icon="plus"
      size={18}
      label={`Artır: ${name}`}
      aria-disabled={quantity >= MAX_PIECES}
      onClick={() => quantity < MAX_PIECES && onChange(quantity + 1)}
    />
  </div>
);

/** The customer's words, in quotes. */
export const SourceWords = ({ words }: { words: string }) => <q className="kit-soft order-check-words">{words}</q>;
