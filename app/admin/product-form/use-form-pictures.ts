import { type RefObject, useEffect, useState } from "react";
import { asFields, listedPictures, type PictureFields } from "../product-pictures/picture-list.ts";
import { type Uploads, useUploads } from "../product-pictures/use-uploads.ts";

type FormPictures = {
  uploads: Uploads;
  isAwaited: boolean;
  /** Says whether saving has to wait for pictures on their way; then it goes on by itself. */
  awaitPictures(): boolean;
};

/** What arrives becomes a picture of the product, the last of them; one that it has already stays where it is. */
export function useFormPictures(
  form: RefObject<HTMLFormElement | null>,
  fields: PictureFields,
  onChange: (changes: Partial<PictureFields>) => void,
): FormPictures {
  const [isAwaited, setAwaited] = useState(false);
  const uploads = useUploads((addresses) => {
    onChange(asFields([...new Set([...listedPictures(fields), ...addresses])]));
  });
  const isOver = isAwaited && !uploads.isUnderWay;
  const isWhole = uploads.list.length === 0;

  useEffect(
    function saveOncePicturesAreThere() {
      if (!isOver) return;
      setAwaited(false);
      // One that failed is the owner's to decide about.
      if (isWhole) form.current?.requestSubmit();
    },
    [isOver, isWhole, form],
  );

  return {
    uploads,
    isAwaited,
    awaitPictures() {
      setAwaited(uploads.isUnderWay);
      return uploads.isUnderWay;
    },
  };
}
