import { Link } from "react-router";
import type { LinkedText } from "../../domain/settings/linked-text.ts";

/** The page whose headings are questions: each answer is folded. */
export const FOLDED_PAGE = "sss";

/** A section with its facts filled in. */
export type ShownSection = { heading: string; blocks: readonly (LinkedText | readonly LinkedText[])[] };

type InfoSectionProps = { section: ShownSection; isFolded: boolean; level?: "h2" | "h3" };

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
const Blocks = ({ blocks }: { blocks: ShownSection["blocks"] }) =>
  Array.from(blocks.entries(), ([index, block]) =>
    isList(block) ? (
      <ul key={index}>
        {Array.from(block.entries(), ([itemIndex, item]) => (
          <li key={itemIndex}>{inParts(item)}</li>
        ))}
      </ul>
    ) : (
      <p key={index}>{inParts(block)}</p>
    ),
  );

const isList = (block: LinkedText | readonly LinkedText[]): block is readonly LinkedText[] => Array.isArray(block);

const inParts = (text: LinkedText) =>
  typeof text === "string"
    ? text
    : Array.from(text.parts.entries(), ([index, part]) =>
        typeof part === "string" ? (
          part
        ) : (
          <Link key={index} to={part.to}>
            {part.words}
          </Link>
        ),
      );
