import "../zod-without-eval.ts";
import { useState } from "react";
import { z } from "zod";
import { MAX_TEXT, personSchema } from "../../../domain/order-book/book-order.ts";
import type { CustomerAnswer } from "../../../domain/order-book/customer.ts";
import { inThisTab } from "../../browser-storage.ts";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { OfferLine } from "../panel-parts.tsx";
import type { FormSource } from "../saved-form/form-source.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import { readBy } from "../saved-form/typed-fields.ts";
import { useSavedForm } from "../saved-form/use-saved-form.ts";
import { customerCalls } from "./customer-calls.ts";

type NoteProps = { order: { id: string }; customer: CustomerAnswer; userId: string; onChanged: () => Promise<void> };

/** One note in all her orders. */
export function CustomerNote({ order, customer, userId, onChanged }: NoteProps) {
  const [source] = useState(() => noteSource(order.id, userId));
  const used = useSavedForm({ source, row: customer, onUndone: onChanged });
  const { draft, errors, offered } = used;
  const save = async () => {
    if (await used.save((_, undo) => toast.success("Not bütün siparişlerine yazıldı", undo))) await onChanged();
  };
  return (
    <div className="kit-stack">
      {offered && (
        <OfferLine
          tint="butter"
          words={`${recentMoment(offered.at)} yarım kalmış notun var.`}
          action="Devam et"
          onAction={used.continueOffered}
        >
          <SmallButton action="Sil" of="yarım kalan not" onClick={used.dropOffered} />
        </OfferLine>
      )}
      <TextArea
        label="Onunla ilgili notun"
        hint="Yeni siparişlerinde de görürsün; ona gitmez."
        rows={2}
        maxLength={MAX_TEXT}
        value={String(draft.note)}
        error={errors.note ?? used.refusal}
        onChange={({ target }) => used.change({ note: target.value })}
      />
      {used.isChanged && <SmallButton action="Notu kaydet" disabled={used.isBusy} onClick={save} />}
    </div>
  );
}

const noteSchema = z.object({ note: personSchema.shape.customerNote.unwrap() });

/** Half-done typing is about a person, so it stays in this tab and ends with it. */
export function noteSource(id: string, userId: string): FormSource<CustomerAnswer, Typed, { note: string }> {
  const name = `musteri-notu-${id}`;
  return {
    name,
    fields: ["note"],
    half: halfDoneAt(userId, name, inThisTab),
    draftOf: (customer) => ({ note: customer?.note ?? "" }),
    read: (typed) => readBy(noteSchema, typed),
    find: () => customerCalls.find(id),
    async save(_, { note }) {
      const { step } = await customerCalls.note(id, note);
      return { row: await customerCalls.find(id), step };
    },
  };
}
