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

/** The keys are indexes, because the owner may write the same line twice. */
const Blocks = ({ blocks }: { blocks: readonly InfoBlock[] }) =>
  Array.from(blocks.entries(), ([index, block]) =>
    typeof block === "string" ? (
      <p key={index}>{block}</p>
    ) : (
      <ul key={index}>
        {Array.from(block.entries(), ([itemIndex, item]) => (
          <li key={itemIndex}>{item}</li>
        ))}
      </ul>
    ),
  );
