import { z } from "zod";
import "../zod-without-eval.ts";
import { onThisDevice } from "../../browser-storage.ts";

type Addresses = Readonly<Record<string, string>>;

const kept = z.object({ zip: z.string(), addresses: z.record(z.string(), z.string()) });

const keyOf = (userId: string): string => `zip:${userId}`;

/** The shop's addresses of the pictures of this zip that were uploaded before, so that a closed tab goes on. Only the last zip is kept. */
export function readUploads(userId: string, zip: string): Addresses {
  try {
    const read = kept.safeParse(JSON.parse(onThisDevice.read(keyOf(userId)) ?? "{}"));
    return read.success && read.data.zip === zip ? read.data.addresses : {};
  } catch {
    return {};
  }
}

export const keepUploads = (userId: string, zip: string, addresses: Addresses): void =>
  onThisDevice.write(keyOf(userId), JSON.stringify({ zip, addresses }));

export const zipMark = (files: readonly File[]): string =>
  files.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`).join("\n");
