import type { ReactNode } from "react";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { ruleMoment } from "../../../domain/shop/told-offers.ts";

type RuleDays = Parameters<typeof ruleMoment>[0];

type RuleRowProps = {
  name: string;
  /** Undefined while the rule cannot be saved as it is. */
  words: string | undefined;
  note?: string | undefined;
  days: RuleDays;
  isOpen: boolean;
  onOpen: () => void;
  /** The fields of the open rule. */
  children: ReactNode;
};

/** A code or a campaign in its list: what it gives, and whether it holds today. */
export const RuleRow = ({ name, words, note, days, isOpen, onOpen, children }: RuleRowProps) => (
  <li className="kit-list-item">
    <button type="button" className="kit-list-open" aria-expanded={isOpen} onClick={onOpen}>
      <span className="kit-words">
        <strong>{name}</strong>
        <span>{words ?? "Yarım kalmış"}</span>
        {note && <span>{note}</span>}
      </span>
      {words !== undefined && <StateBadge days={days} />}
    </button>
    {isOpen && children}
  </li>
);

const STATES = {
  running: { words: "geçerli", tint: "mint" },
  early: { words: "başlamadı", tint: "butter" },
  ended: { words: "bitti", tint: "cream" },
} as const;

function StateBadge({ days }: { days: RuleDays }) {
  const { words, tint } = STATES[ruleMoment(days, istanbulDate(new Date())) ?? "running"];
  return (
    <em className="kit-badge" data-tint={tint}>
      {words}
    </em>
  );
}
