import type { ChangeEvent } from "react";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import { scannedNumbers } from "../../../domain/parcels/pasted-parcels.ts";
import { toast } from "../../toast.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { namedParcel } from "../order-form/row-words.ts";
import type { Parcels } from "./use-parcels.ts";

type BarcodeReader = { detect(picture: ImageBitmap): Promise<{ rawValue: string }[]> };

declare global {
  /** Chrome on phones and Macs has it; other browsers leave it out. */
  var BarcodeDetector: { new (): BarcodeReader; getSupportedFormats(): Promise<string[]> } | undefined;
}

type BarcodePhotosProps = { orders: readonly ListedOrder[]; parcels: Parcels };

/** Photos of labels: one after the other into the row that the button names, or many at once. Without the browser's reader there is no button. */
export function BarcodePhotos({ orders, parcels }: BarcodePhotosProps) {
  const { answer: reader } = useRequest(barcodeReader);
  if (!reader) return null;
  const nextAt = parcels.rows.findIndex(({ tracking }) => tracking.trim() === "");
  const next = orders[nextAt];
  const scan = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const photos = [...(currentTarget.files ?? [])];
    // Reset, so that the same photo can be chosen again.
    currentTarget.value = "";
    const known = new Set(parcels.rows.map(({ tracking }) => tracking));
    const numbers = scannedNumbers(await codesIn(reader, photos)).filter((number) => !known.has(number));
    const [number, another] = numbers;
    if (!number) toast.error("Yeni bir barkod okunamadı; yakından ve düz çek");
    else if (another === undefined && photos.length === 1 && next) parcels.change(nextAt, number);
    else parcels.read(numbers.join("\n"));
  };
  return (
    <>
      {next && (
        <label className="button button-plain button-small kit-form-file">
          Barkod çek: {namedParcel(next, []).label}
          <input type="file" accept="image/*" capture="environment" onChange={scan} />
        </label>
      )}
      <label className="button button-plain button-small kit-form-file">
        Barkod fotoğrafları
        <input type="file" accept="image/*" multiple onChange={scan} />
      </label>
    </>
  );
}

/** Some browsers have the reader and no code that it could read. */
async function barcodeReader(): Promise<BarcodeReader | undefined> {
  const Detector = globalThis.BarcodeDetector;
  if (!Detector || (await Detector.getSupportedFormats()).length === 0) return undefined;
  return new Detector();
}

/** The codes of the photos, in their order. A file that is no picture has none. */
async function codesIn(reader: BarcodeReader, photos: readonly File[]): Promise<string[]> {
  const codes: string[] = [];
  for (const photo of photos) {
    try {
      const picture = await createImageBitmap(photo);
      codes.push(...(await reader.detect(picture)).map(({ rawValue }) => rawValue));
      picture.close();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
  return codes;
}
