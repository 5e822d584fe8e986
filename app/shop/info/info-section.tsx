import type { InfoBlock, InfoSection } from "../../../domain/settings/info-text.ts";
import "./info-section.css";

type InfoSectionProps = { section: InfoSection; isFolded: boolean; level?: "h2" | "h3" };

export const InfoSectionView = ({ section, isFolded, level: Heading = "h2" }: InfoSectionProps) => {
  const { heading, blocks } = section;
  return isFolded ? (
    <details className="info-section info-section-folded">
      <summary>
        <Heading>{heading}</Heading>
      </summary>
      <Blocks blocks={blocks} />
    </details>
  ) : (
    <section className="info-section">
      <Heading>{heading}</Heading>
      <Blocks blocks={blocks} />
    </section>
  );
};

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
