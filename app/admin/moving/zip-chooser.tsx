import type { ChangeEventHandler } from "react";

type ZipChooserProps = {
  action: string;
  isBusy: boolean;
  refusal: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
};

/** The button that opens zips, and why they could not be read. */
export const ZipChooser = ({ action, isBusy, refusal, onChange }: ZipChooserProps) => (
  <>
    <label className="button button-ribbon kit-form-file">
      {isBusy ? "Okunuyor..." : action}
      <input type="file" accept="application/zip,.zip" multiple disabled={isBusy} onChange={onChange} />
    </label>
    {refusal && (
      <p role="alert" className="field-error">
        {refusal}
      </p>
    )}
  </>
);
