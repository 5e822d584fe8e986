import { useEffect, useEffectEvent, useState } from "react";
import { asFields, listedPictures, type PictureFields } from "../product-pictures/picture-list.ts";
import type { UploadQueue } from "../product-pictures/upload-queue.ts";
import { useUploads } from "../product-pictures/use-uploads.ts";

type Wiring = {
  queue: UploadQueue;
  fields: PictureFields;
  onChange: (changes: Partial<PictureFields>) => void;
  onArrived: (opensNext: boolean) => void;
};

/** What arrives becomes a picture of the product, the last of them; one that it has already stays where it is. */
export function useFormPictures({ queue, fields, onChange, onArrived }: Wiring) {
  const [awaited, setAwaited] = useState<{ opensNext: boolean }>();
  const uploads = useUploads(queue, (addresses) => {
    onChange(asFields([...new Set([...listedPictures(fields), ...addresses])]));
  });
  const arrived = uploads.isUnderWay ? undefined : awaited;
  const isWhole = uploads.list.length === 0;

  const goOn = useEffectEvent(onArrived);
  useEffect(
    function saveOncePicturesAreThere() {
      if (!arrived) return;
      setAwaited(undefined);
      // One that failed is the owner's to decide about.
      if (isWhole) goOn(arrived.opensNext);
    },
    [arrived, isWhole],
  );

  return {
    uploads,
    isAwaited: awaited !== undefined,
    /** Says whether saving has to wait for pictures on their way; then it goes on by itself. */
    awaitPictures(opensNext: boolean) {
      setAwaited(uploads.isUnderWay ? { opensNext } : undefined);
      return uploads.isUnderWay;
    },
  };
}
