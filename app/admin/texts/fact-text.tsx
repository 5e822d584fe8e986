import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { chipPlaces } from "../../../domain/settings/placeholders.ts";
import { FieldFrame } from "../../ui/field.tsx";
import "./texts.css";
import { FactTools } from "./fact-tools.tsx";
import { type CaretEdit, wholeEdit } from "./whole-edit.ts";

type FactTextProps = {
  label: string;
  name: string;
  /** With the facts' Turkish names in braces. */
  value: string;
  hint?: string;
  error: string | undefined;
  /** A line has no line breaks and no tools. */
  isLine?: boolean;
  onChange: (value: string) => void;
};

/** A text with facts in it. They look like chips, and no edit breaks one. */
export function FactText({ label, name, value, hint, error, isLine = false, onChange }: FactTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);

  const place = ({ text, caret }: CaretEdit) => {
    flushSync(() => onChange(text));
    area.current?.focus();
    area.current?.setSelectionRange(caret, caret);
  };
  const edit = (text: string, caret: number) => {
    const edited = wholeEdit(value, { text, caret });
    // The browser keeps its own caret and undo where the edit stays as it is.
    if (edited.text === text) onChange(text);
    else place(edited);
  };
  return (
    <div className="field">
      <FieldFrame label={label} name={name} hint={hint} error={error}>
        {(own) => (
          <div className="texts-fact-stack" data-line={isLine || undefined}>
            <div className="texts-fact-paper" aria-hidden="true">
              {withMarks(value)}
            </div>
            <textarea
              ref={area}
              name={name}
              rows={1}
              value={value}
              onKeyDown={(event) => isLine && event.key === "Enter" && event.preventDefault()}
              onChange={({ target }) =>
                edit(isLine ? target.value.replace(/\n\s*/g, " ") : target.value, target.selectionStart)
              }
              {...own}
            />
          </div>
        )}
      </FieldFrame>
      {!isLine && <FactTools text={value} area={area} onEdit={place} />}
    </div>
  );
}

/** The same text behind the field: it gives the field its height and paints its chips. */
function withMarks(text: string): ReactNode[] {
  let end = 0;
  const parts = chipPlaces(text).flatMap(({ from, to }) => {
    const before = text.slice(end, from);
    end = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return [...parts, text.slice(end), "\n"];
}
