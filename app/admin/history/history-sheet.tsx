import { type ReactNode, useState } from "react";
import { FIRST_VERSION, type LedgerEvent, type StepKind } from "../../../domain/ledger.ts";
import { formatPrice } from "../../../domain/money.ts";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { moment, recentMoment } from "../../ui/moment.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { OfferLine } from "../panel-parts.tsx";
import { useLoaded } from "../section-load.tsx";
import { useFailureHandler } from "../use-failure-handler.ts";
import { type FieldNames, useFieldNames, useUndo } from "../use-undo.ts";

/** Names and tells the fields of a kind of row, in its history, in a conflict, and where a step is listed or undone. */
export type FieldShow = {
  /** Undefined for a field that people are not told about. */
  titleOf(field: string): string | undefined;
  /** Empty for none, undefined where words cannot say it. `other` is the version beside it: of a long value only the difference is told. */
  say(field: string, value: unknown, other: unknown, names: FieldNames): string | undefined;
  /** The rows that a change only takes away, where others stay. */
  gone?(field: string, before: unknown, after: unknown): string | undefined;
  show?(field: string, value: unknown, other: unknown): ReactNode;
};

type HistorySheetProps = {
  name: string;
  fields: FieldShow;
  load: () => Promise<LedgerEvent[]>;
  revert: (event: string) => Promise<{ step: string }>;
  words: { none: string; reverted: string; saved: string; failed: string };
  /** Called after a version was restored or undone. */
  onChanged: () => Promise<void>;
  onClose: () => void;
};

/** The history of a row: who changed what, and a way back to every version. */
export function HistorySheet({ name, fields, load, revert, words, onChanged, onClose }: HistorySheetProps) {
  const handleFailure = useFailureHandler();
  const { answer: events, waiting, reload } = useLoaded(load);
  const present = events?.find(({ planned }) => !planned?.alone);
  /** The step that the undo button reverses. */
  const [reverted, setReverted] = useState<string>();

  const refresh = async () => {
    await onChanged();
    return reload();
  };
  const revertTo = async (event: string) => {
    try {
      const { step } = await revert(event);
      setReverted(step);
    } catch (error) {
      handleFailure(error, words.failed);
      return;
    }
    toast.success(words.saved);
    await refresh();
  };
  const { undo } = useUndo(refresh);
  const undoRevert = (step: string) => {
    setReverted(undefined);
    return undo(step);
  };

  return (
    <Sheet title="Geçmiş" shape="side" onClose={onClose}>
      <div className="kit-body">
        <h3>{name}</h3>
        {reverted && <OfferLine words={words.reverted} action="Geri Al" onAction={() => undoRevert(reverted)} />}
        {waiting}
        {events?.length === 0 && <p>{words.none}</p>}
        <ol className="kit-list">
          {events?.map((event) => (
            <li key={event.id} className="kit-box">
              <p className="kit-words">
                <strong>{deedOf(event)}</strong>
                <span>
                  {event.by}, <time dateTime={event.at}>{recentMoment(event.at)}</time>
                </span>
              </p>
              {event.planned && <p>{plannedInWords(event.planned)}</p>}
              <Changes event={event} fields={fields} />
              {event === present && <p className="kit-soft">Şimdiki hâli</p>}
              {event !== present && !event.planned?.alone && (
                <SmallButton
                  action="Bu hâline döndür"
                  of={`${recentMoment(event.at)}, ${deedOf(event)}`}
                  onClick={() => revertTo(event.id)}
                />
              )}
            </li>
          ))}
          {hasEarlierState(events) && (
            <li className="kit-box">
              <p className="kit-words">
                <strong>Bunlardan önceki hâli</strong>
              </p>
              <SmallButton
                action="Bu hâline döndür"
                of="Bunlardan önceki hâli"
                onClick={() => revertTo(FIRST_VERSION)}
              />
            </li>
          )}
        </ol>
      </div>
    </Sheet>
  );
}

/** The first state of the shop was never created by a step, so the oldest change has a state before it. */
function hasEarlierState(events: readonly LedgerEvent[] = []): boolean {
  const oldest = events.findLast(({ planned }) => !planned?.alone);
  return (
    oldest !== undefined &&
    oldest.kind !== "create" &&
    Object.keys(oldest.changes).some((field) => field !== "removedAt")
  );
}

const DEEDS: Record<StepKind, string> = {
  create: "Eklendi",
  "bring-in": "Dışarıdan alındı",
  change: "Değiştirildi",
  remove: "Silindi",
  "bring-back": "Çöp kutusundan geri kondu",
  revert: "Eski hâline döndürüldü",
  price: "Fiyatı toplu değiştirildi",
  place: "Yeri değiştirildi",
  undo: "Geri alındı",
  forget: "Kişi bilgileri silindi",
};

const PLANNING_DEEDS: Partial<Record<StepKind, string>> = {
  create: "Süreli fiyat planlandı",
  remove: "Süreli fiyat bırakıldı",
  undo: "Süreli fiyatta geri alındı",
};

const deedOf = ({ kind, planned }: LedgerEvent): string => (planned && PLANNING_DEEDS[planned.kind]) ?? DEEDS[kind];

const plannedInWords = ({ startsAt, endsAt, price }: NonNullable<LedgerEvent["planned"]>): string =>
  `${moment(startsAt)} – ${moment(endsAt)}: ${formatPrice(price)}`;

const Changes = ({ event, fields }: { event: LedgerEvent; fields: FieldShow }) => (
  <dl className="kit-stack">
    {Object.entries(event.changes).map(([field, { before, after }]) => {
      const name = fields.titleOf(field);
      return (
        name && (
          <div key={field}>
            <dt className="kit-soft">{name}</dt>
            <dd>
              <ShownValue fields={fields} field={field} value={before} other={after} />
              <span aria-hidden="true"> → </span>
              <span className="unseen"> yerine </span>
              <ShownValue fields={fields} field={field} value={after} other={before} />
            </dd>
          </div>
        )
      );
    })}
  </dl>
);

type ShownValueProps = { fields: FieldShow; field: string; value: unknown; other: unknown };

/** One value of a field beside another one: in words, or as its pictures. */
export function ShownValue({ fields, field, value, other }: ShownValueProps) {
  const names = useFieldNames();
  const drawn = fields.show?.(field, value, other);
  return drawn ?? <span className="kit-letter">{fields.say(field, value, other, names) || "yok"}</span>;
}
