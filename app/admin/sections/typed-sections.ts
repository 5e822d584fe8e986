import { z } from "zod";
import type { InfoSection } from "../../../domain/settings/info-text.ts";

const anySections = z.array(
  z.object({ heading: z.string(), blocks: z.array(z.union([z.string(), z.array(z.string())])) }),
);

/** The sections of a form, which need not be right yet. */
export const typedSections = (typed: unknown): readonly InfoSection[] => anySections.safeParse(typed).data ?? [];
