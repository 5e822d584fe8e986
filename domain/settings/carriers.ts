import { paragraphs } from "../plain-text.ts";
import { fold } from "../turkish.ts";

const TITLE = "Kargo firmaları";

/** One carrier in each line: its name, then the address of its tracking page, in which `{n}` stands for the tracking number. */
export const carriers = paragraphs({ label: TITLE, max: 2000 })
  .refine((text) => text.split("\n").every((written) => written.trim() === "" || carrierIn(written)), {
    error: "Her satıra bir firma yaz: adı, istersen ardından https:// ile başlayan takip adresi",
  })
  .meta({
    title: TITLE,
    hint: "Her satıra bir firma: adı, ardından takip adresi; {n} takip numarasıdır. Siparişte önerilir, mesajda bağlantı olur.",
    setting: "text",
  });

type Carrier = { name: string; address: string };

function carrierIn(written: string): Carrier | undefined {
  const [, name, address = ""] = /^([^:]{1,60}?)(?:\s+(https:\/\/\S+))?$/.exec(written.trim()) ?? [];
  return name === undefined ? undefined : { name, address };
}

export const carriersIn = (text: string): Carrier[] => text.split("\n").flatMap((written) => carrierIn(written) ?? []);

/** Numbers of parcels as carriers give them. */
export const isParcelNumber = (text: string): boolean => /^[A-Za-z0-9-]{6,24}$/.test(text);

/** The tracking page of a parcel. Empty if the carrier or its page is not known. */
export function trackingLink(text: string, { carrier, tracking }: { carrier: string; tracking: string }): string {
  const number = tracking.replace(/\s/g, "");
  if (!isParcelNumber(number)) return "";
  return meantCarrier(text, carrier)?.address.replaceAll("{n}", encodeURIComponent(number)) ?? "";
}

/** The carrier of the owner's table that a typed text means. */
export function meantCarrier(text: string, typed: string): Carrier | undefined {
  const sought = fold(typed.trim());
  const isMeant = (name: string) => name.startsWith(sought) || sought.startsWith(name);
  return sought === "" ? undefined : carriersIn(text).find(({ name }) => isMeant(fold(name)));
}
