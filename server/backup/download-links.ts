import { z } from "zod";
import type { Accounts } from "../../domain/account/accounts.ts";
import { isAdmin } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import { createSealedTexts, type SealParts } from "../sign-in/sealed-texts.ts";

const wantedSchema = z.object({
  /** A kept copy, or null for the shop as it is now. */
  name: z.string().nullable(),
  isFull: z.boolean(),
});

export type WantedCopy = z.infer<typeof wantedSchema>;

export type DownloadLinks = ReturnType<typeof createDownloadLinks>;

type Parts = SealParts & { accounts: Pick<Accounts, "findAccountById"> };

/**
 * Links that download one copy within a minute, while their maker is an owner. A browser saves what it opens by itself, so the link has to name
 * what it may do.
 */
export function createDownloadLinks(parts: Parts) {
  const content = wantedSchema.extend({ userId: z.string() });
  const keys = createSealedTexts(parts, { purpose: "copy-download", content, lifetimeMs: 60_000 });

  return {
    keyFor: (wanted: WantedCopy, userId: string): Promise<string> => keys.seal({ ...wanted, userId }),

    async wantedBy(key: string): Promise<WantedCopy> {
      const { userId, ...wanted } = (await keys.open(key)) ?? {};
      if (!userId || !isAdmin(await parts.accounts.findAccountById(userId))) throw ended();
      return wantedSchema.parse(wanted);
    },
  };
}

const ended = () =>
  new ShopError("forbidden", "Bu indirme bağlantısının süresi geçti. Panelde Yedek'ten yeniden indir");
