import { z } from "zod";

/** The form of the file, described in docs/backup.md. A later form gets a higher number. */
export const COPY_FORMAT = 1;

/** Limits of a file. A file that exceeds them is not a shop's copy, and would fill the disk or the memory. */
export const MAX_COPY_BYTES = 4 * 1024 ** 3;
export const MAX_PARTS = 100_000;
export const MAX_TABLES_BYTES = 512 * 1024 ** 2;
export const MAX_LINE_BYTES = 2 * 1024 ** 2;
export const MAX_PICTURE_BYTES = 32 * 1024 ** 2;
/** Room for MAX_PARTS entries of 220 bytes each, indentation included. */
export const MAX_MANIFEST_BYTES = MAX_PARTS * 220;

export const MANIFEST = "manifest.json";

export const tablePart = (table: string): string => `tables/${table}.jsonl`;

export const picturePart = (hash: string): string => `pictures/${hash}.webp`;

const PART = /^(?:tables\/[a-z_]{1,40}\.jsonl|pictures\/[0-9a-f]{64}\.webp)$/;

export const isPart = (name: string): boolean => PART.test(name);

export const isTablePart = (name: string): boolean => name.startsWith("tables/");

const partSchema = z.strictObject({
  /** Rows of a table; pictures have none. */
  rows: z.int().min(0).optional(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export type CopyPart = z.infer<typeof partSchema>;

/**
 * The highest revision, position or order number that a copy may have. The numbers rise by one at a time after a restore, and
 * PostgreSQL's integers end at 2,147,483,647.
 */
export const MAX_COUNTED = 1_000_000_000;

export const manifestSchema = z.object({
  format: z.literal(COPY_FORMAT),
  /** The number of the last migration that the copied database had. */
  schema: z.int().min(1).max(100_000),
  revision: z.int().min(0).max(MAX_COUNTED),
  madeAt: z.iso.datetime(),
  shop: z.string().max(200),
  /** True if passwords and other secrets are in the file. */
  isFull: z.boolean(),
  parts: z.record(z.string(), partSchema),
});

export type CopyManifest = z.infer<typeof manifestSchema>;

/** Read before the rest, because a newer form may look different. */
export const formatSchema = z.object({ format: z.int(), schema: z.int() });
