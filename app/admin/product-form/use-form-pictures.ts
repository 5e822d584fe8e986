import { useEffect, useEffectEvent, useState } from "react";
import { asFields, listedPictures, type PictureFields } from "../product-pictures/picture-list.ts";
import type { UploadQueue } from "../product-pictures/upload-queue.ts";
import { useUploads } from "../product-pictures/use-uploads.ts";

type Wiring = {
  queue: UploadQueue;
  fields: PictureFields;
  onChange: (changes: Partial<PictureFields>) => void;
  onUploaded: (opensNext: boolean) => void;
};

/** Appends uploaded pictures to the product, and delays saving until all uploads are done. */
export function useFormPictures({ queue, fields, onChange, onUploaded }: Wiring) {
  const [waitingSave, setWaitingSave] = useState<{ opensNext: boolean }>();
  const uploads = useUploads(queue, (addresses) => {
    onChange(asFields([...new Set([...listedPictures(fields), ...addresses])]));
  });
  const dueSave = uploads.isUploading ? undefined : waitingSave;
  const hasNoFailures = uploads.list.length === 0;

  const save = useEffectEvent(onUploaded);
  useEffect(
    function saveOnceUploadsAreDone() {
      if (!dueSave) return;
      setWaitingSave(undefined);
      // The owner decides about a failed upload.
      if (hasNoFailures) save(dueSave.opensNext);
    },
    [dueSave, hasNoFailures],
  );

  return {
    uploads,
    isWaiting: waitingSave !== undefined,
    /** Answers whether saving waits for uploads; it then follows by itself. */
    waitForPictures(opensNext: boolean) {
      setWaitingSave(uploads.isUploading ? { opensNext } : undefined);
      return uploads.isUploading;
    },
  };
}
