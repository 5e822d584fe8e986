import "./guide-steps.css";

type GuideStep = {
  title: string;
  words: string;
  /** The rows of the screen, as a small picture. */
  lines: readonly string[];
  /** The row that is tapped. */
  marked: number;
};

/** Steps in another app, each with a picture of its screen. */
export const GuideSteps = ({ of }: { of: readonly GuideStep[] }) => (
  <ol className="guide-steps">
    {of.map(({ title, words, lines, marked }) => (
      <li key={title}>
        <span className="guide-steps-phone" aria-hidden="true">
          {lines.map((line, at) => (
            <span key={line} data-marked={at === marked}>
              {line}
            </span>
          ))}
        </span>
        <p className="kit-words">
          <strong>{title}</strong>
          <span>{words}</span>
        </p>
      </li>
    ))}
  </ol>
);
