import { z } from "zod";
import type { Accounts } from "../../domain/account/accounts.ts";
import { isAdmin } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { ShopSeal } from "../sign-in/shop-seal.ts";

/** A browser saves what it opens by itself, so the link has to name what it may do. */
const SECONDS = 60;

const wantedSchema = z.object({
  /** A kept copy, or null for the shop as it is now. */
  name: z.string().nullable(),
  isFull: z.boolean(),
});

export type WantedCopy = z.infer<typeof wantedSchema>;

const linkSchema = wantedSchema.extend({ until: z.int(), userId: z.string() });

export type DownloadLinks = ReturnType<typeof createDownloadLinks>;

type Parts = { seal: ShopSeal; accounts: Pick<Accounts, "findAccountById">; now: () => Date };

/** Links that download one copy within a minute, while their maker is an owner. They are sealed rather than stored, so every process of the shop knows them. */
export const createDownloadLinks = ({ seal, accounts, now }: Parts) => ({
  async keyFor(wanted: WantedCopy, userId: string): Promise<string> {
    const until = now().getTime() + SECONDS * 1000;
    const text = Buffer.from(JSON.stringify({ ...wanted, until, userId })).toString("base64url");
    return `${text}.${await seal.of(sealed(text))}`;
  },

  async wantedBy(key: string): Promise<WantedCopy> {
    const [text = "", shown = ""] = key.split(".");
    if (!(await seal.isRight(shown, sealed(text)))) throw ended();
    const { until, userId, ...wanted } = linkSchema.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    if (until < now().getTime() || !isAdmin(await accounts.findAccountById(userId))) throw ended();
    return wanted;
  },
});

/** The same key seals other texts for other purposes. */
const sealed = (text: string) => `copy-download:${text}`;

const ended = () =>
  new ShopError("forbidden", "Bu indirme bağlantısının süresi geçti. Panelde Yedek'ten yeniden indir");
