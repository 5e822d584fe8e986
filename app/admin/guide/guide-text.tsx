import { type GuideBlock, guideWords } from "./guide-blocks.ts";

/** The addresses of the docs' pictures of the panel on a phone. */
const PICTURES: Record<string, string> = import.meta.glob(
  ["../../../docs/pictures/*-390.webp", "!**/{home,cart,login}-390.webp"],
  { eager: true, query: "?url", import: "default" },
);

export function GuideBlockView({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case "heading":
      return block.level === 2 ? <h3 id={block.id}>{block.text}</h3> : <h4 id={block.id}>{block.text}</h4>;
    case "paragraph":
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <Words text={block.text} />
        </blockquote>
      );
    case "code":
      return <pre>{block.text}</pre>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    case "picture":
      return (
        <img
          src={PICTURES[`../../../docs/pictures/${block.file}`]}
          alt={block.alt}
          width={390}
          height={844}
          loading="lazy"
        />
      );
  }
}

const Words = ({ text }: { text: string }) =>
  Array.from(guideWords(text).entries(), ([at, word]) => {
    if (word.kind === "strong") return <strong key={at}>{word.text}</strong>;
    if (word.kind === "code") return <code key={at}>{word.text}</code>;
    // Other files of the docs are not in the shop.
    if (word.kind === "link" && /^(?:#|https:)/.test(word.address)) {
      return (
        <a key={at} href={word.address}>
          {word.text}
        </a>
      );
    }
    return word.text;
  });
