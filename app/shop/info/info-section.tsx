import type { InfoBlock, InfoSection } from "../../../domain/shop/info-page.ts";
import "./info-section.css";

type InfoSectionProps = { section: InfoSection };

export const InfoSectionView = ({ section: { heading, blocks } }: InfoSectionProps) => (
  <section className="info-section">
    <h2>{heading}</h2>
    <Blocks blocks={blocks} />
  </section>
);

export const FoldedSection = ({ section: { heading, blocks } }: InfoSectionProps) => (
  <details className="info-section info-section-folded">
    <summary>
      <h2>{heading}</h2>
    </summary>
    <Blocks blocks={blocks} />
  </details>
);

/** The owner may write the same line twice, so only its place tells it apart. */
const Blocks = ({ blocks }: { blocks: readonly InfoBlock[] }) =>
  blocks.map((block, place) =>
    typeof block === "string" ? (
      <p key={keyOf(place)}>{block}</p>
    ) : (
      <ul key={keyOf(place)}>
        {block.map((item, itemPlace) => (
          <li key={keyOf(itemPlace)}>{item}</li>
        ))}
      </ul>
    ),
  );

const keyOf = (place: number) => `${place}`;
