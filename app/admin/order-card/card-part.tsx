import "./order-card.css";
import { Fragment, type ReactNode, useId } from "react";
import { SmallButton } from "../../ui/button.tsx";

type CardPartProps = {
  title: string;
  /** Opens the small form of the part; left out where nobody may change it. */
  onChange?: (() => void) | undefined;
  /** The word of the button. */
  action?: string;
  children: ReactNode;
};

/** One part of an order, read as text and changed by itself. */
export function CardPart({ title, onChange, action = "Değiştir", children }: CardPartProps) {
  const heading = useId();
  return (
    <section className="order-card-part" aria-labelledby={heading}>
      <div className="kit-ends">
        <h3 id={heading}>{title}</h3>
        {onChange && <SmallButton action={action} of={title} aria-haspopup="dialog" onClick={onChange} />}
      </div>
      {children}
    </section>
  );
}

/** Facts under their names. Those that nobody has said are left out. */
export const CardFacts = ({ of }: { of: readonly (readonly [name: string, fact: ReactNode])[] }) => (
  <dl className="order-card-facts">
    {of.map(
      ([name, fact]) =>
        fact && (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ),
    )}
  </dl>
);
