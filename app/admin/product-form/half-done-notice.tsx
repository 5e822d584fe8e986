import type { HalfDone } from "./half-done-forms.ts";
import "./half-done-notice.css";
import { SmallButton } from "../../ui/button.tsx";

type HalfDoneNoticeProps = {
  forms: readonly HalfDone[];
  onResume: (place: string) => void;
};

/** Lists the half-done forms, so that an owner who comes back sees that nothing was lost. */
export const HalfDoneNotice = ({ forms, onResume }: HalfDoneNoticeProps) =>
  forms.length > 0 && (
    <section className="half-done-notice" data-tint="butter" aria-label="Yarım kalanlar">
      <ul>
        {forms.map((form) => {
          const name = nameOf(form);
          return (
            <li key={form.place}>
              <p>
                Yarım kaldı: <strong>{name}</strong>
              </p>
              <SmallButton action="Devam et" of={name} onClick={() => onResume(form.place)} />
            </li>
          );
        })}
      </ul>
    </section>
  );

const nameOf = ({ before, changes }: HalfDone): string => changes.name?.trim() || before.name || "yeni ürün";
