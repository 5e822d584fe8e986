import type { InfoBlock, InfoSection } from "../../../domain/shop/info-page.ts";
import "./info-section.css";

type InfoSectionProps = { section: InfoSection; isFolded: boolean };

export const InfoSectionView = ({ section: { heading, blocks }, isFolded }: InfoSectionProps) =>
  isFolded ? (
    <details className="info-section info-section-folded">
      <summary>
        <h2>{heading}</h2>
      </summary>
      <Blocks blocks={blocks} />
    </details>
  ) : (
    <section className="info-section">
      <h2>{heading}</h2>
      <Blocks blocks={blocks} />
    </section>
  );

/** The owner may write the same line twice, so only its place tells it apart. */
const Blocks = ({ blocks }: { blocks: readonly InfoBlock[] }) =>
  Array.from(blocks.entries(), ([place, block]) =>
    typeof block === "string" ? (
      <p key={place}>{block}</p>
    ) : (
      <ul key={place}>
        {Array.from(block.entries(), ([itemPlace, item]) => (
          <li key={itemPlace}>{item}</li>
        ))}
      </ul>
    ),
  );
