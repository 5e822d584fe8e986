import { Field } from "../../ui/field.tsx";
import type { typedFields } from "../saved-form/typed-fields.ts";

/** The first and the last day of a code or a campaign. */
export const DaysFields = ({ text }: { text: ReturnType<typeof typedFields> }) => (
  <div className="kit-fields">
    <Field {...text("from", "İlk gün")} type="date" hint="Boşsa hemen." />
    <Field {...text("until", "Son gün")} type="date" hint="Boşsa sen silene kadar." />
  </div>
);
