import { join } from "node:path";
import { z } from "zod";
import { ROLE_EVENTS } from "../../domain/account/account-event.ts";
import type { Accounts } from "../../domain/account/accounts.ts";
import { isAdmin } from "../../domain/account/user.ts";
import { keptCopyOf, keptCopySchema } from "../../domain/backup/kept-copies.ts";
import type { ShopCopies } from "../../domain/backup/shop-copies.ts";
import { ShopError } from "../../domain/error.ts";
import { istanbulDate } from "../../domain/istanbul.ts";
import type { Jobs } from "../../domain/shop/processes.ts";
import { slugOf } from "../../domain/slug.ts";
import { copyAddress } from "../../domain/web/panel-addresses.ts";
import { createBackups, createNightlyCopy } from "../backup/backups.ts";
import { removeLeftovers } from "../backup/copies-folder.ts";
import { openUploadedCopies } from "../backup/uploaded-copies.ts";
import { pieceBody } from "../http/bounded-body.ts";
import { progressLines, streamedBytes } from "../http/progress-lines.ts";
import type { Log } from "../log/log.ts";
import { adminOnly, everyone } from "../sign-in/access.ts";
import type { AccountEvents } from "../sign-in/account-events.ts";
import type { FreshProof } from "../sign-in/fresh-proof.ts";
import { createSealedTexts, type SealParts } from "../sign-in/sealed-texts.ts";
import { apiRoute } from "./api-route.ts";

type Parts = {
  copies: ShopCopies;
  jobs: Pick<Jobs, "list">;
  freshProof: Pick<FreshProof, "require">;
  accounts: Pick<Accounts, "findAccountById" | "deviceKey">;
  events: Pick<AccountEvents, "record">;
  dataDir: string;
  shopName(): Promise<string>;
  onRestored: () => Promise<void>;
  now(): Date;
  log: Log;
};

const nightlySchema = z.object({
  lastAt: z.string().nullable(),
  isFailing: z.boolean(),
  reason: z.string().nullable(),
});

const sourceSchema = z.union([z.strictObject({ upload: z.string() }), z.strictObject({ name: z.string() })]);

/** Copies of the shop: downloads, nightly ones, and the way back. */
export function openBackups({ copies, jobs, freshProof, accounts, events, dataDir, log, ...shop }: Parts) {
  const { shopName, now } = shop;
  const backups = createBackups({ copies, dataDir, ...shop });
  const nightly = createNightlyCopy({ backups, jobs, now, log });
  const folder = join(dataDir, "backups");
  removeLeftovers(folder).catch((error: unknown) => log.warn("leftovers_not_removed", { error }));
  const uploads = openUploadedCopies(folder);
  const links = createDownloadLinks({ accounts, now });

  const routes = [
    apiRoute("GET /api/admin/backups", {
      access: adminOnly,
      summary: "Dükkânın sakladığı kopyalar, en yenisi önce, ve gece kopyasının durumu",
      answer: z.object({ copies: z.array(keptCopySchema), nightly: nightlySchema }),
      handle: async () => ({ copies: await backups.list(), nightly: await nightly.state() }),
    }),
    apiRoute("POST /api/admin/backups/link", {
      access: adminOnly,
      summary: "Bir dakika geçerli bir indirme bağlantısı verir; `name` null ise dükkânın şu anki hâli iner",
      body: z.strictObject({ name: z.string().nullable(), isFull: z.boolean() }),
      answer: z.object({ address: z.string() }),
      async handle({ caller, body: { name, isFull }, visitor }) {
        const wanted = name === null ? { name, isFull } : { name, isFull: keptCopyOf(name, 0)?.isFull ?? false };
        if (name !== null) await backups.pathOf(name);
        if (wanted.isFull) {
          await freshProof.require(caller);
          events.record("shop-copied", { userId: caller.user.id, visitor });
        }
        log.info("copy_downloaded", { userId: caller.user.id });
        return { address: copyAddress(await links.keyFor(wanted, caller.user.id)) };
      },
    }),
    apiRoute("GET /api/admin/backup", {
      access: everyone,
      summary: "Kopyayı indirir; bağlantısını yalnız dükkânın sahibi alabilir",
      query: z.strictObject({ key: z.string().max(500) }),
      answer: z.string(),
      answerType: "application/zip",
      handle: async ({ query }) => download(await links.wantedBy(query.key)),
    }),
    apiRoute("PUT /api/admin/restore/uploads/:id", {
      access: adminOnly,
      summary: "Geri yüklenecek dosyanın `at` bayttan sonraki parçasını ekler; dosyanın yeni boyunu söyler",
      query: z.strictObject({
        at: z
          .string()
          .regex(/^\d{1,12}$/)
          .transform(Number),
      }),
      body: pieceBody,
      answer: z.object({ bytes: z.int() }),
      async handle({ caller, params, query: { at }, body }) {
        // A crafted file could keep the shop busy, so its sender needs a fresh proof.
        if (at === 0) await freshProof.require(caller);
        return { bytes: await uploads.append(params.id ?? "", at, body) };
      },
    }),
    apiRoute("POST /api/admin/restore", {
      access: adminOnly,
      summary:
        "Kopyayı denetler ve neyin değişeceğini söyler; `confirm` ile gönderilince geri yükler; yalnız `roles` içindeki adresler kopyadaki rolünü alır. `only` ile yalnız defterde olmayan siparişler alınır, tek işlemde. Satır satır yanıt verir",
      body: z.strictObject({
        source: sourceSchema,
        confirm: z.string().optional(),
        roles: z.array(z.string()).max(1000).default([]),
        only: z.literal("orders").optional(),
      }),
      async handle({ caller, body: { source, confirm, roles, only }, visitor }) {
        const path = "name" in source ? await backups.pathOf(source.name) : await uploads.pathOf(source.upload);
        const failed = (error: unknown) => log.warn("restore_refused", { error });
        if (confirm === undefined) return progressLines((tell) => backups.look(path, tell), failed);
        // A full copy restores passwords, an owner's too, so a restore needs a fresh proof.
        await freshProof.require(caller);
        const { id: userId } = caller.user;
        if (only) {
          return progressLines(async (tell) => {
            const brought = await backups.bringOrders(path, { confirm, by: caller.by }, tell);
            log.info("orders_brought_in", { userId, count: brought.count });
            if ("upload" in source) await uploads.remove(source.upload);
            return brought;
          }, failed);
        }
        return progressLines(async (tell) => {
          const { before, raised } = await backups.restore(path, { confirm, userId, roles }, tell);
          events.record("shop-restored", { userId, visitor });
          for (const one of raised) {
            events.record(ROLE_EVENTS[one.role], { userId: one.userId, byId: userId, visitor });
          }
          if ("upload" in source) await uploads.remove(source.upload);
          return { before };
        }, failed);
      },
    }),
  ];
  return {
    routes,
    nightlyCopy: nightly.task,
    /** For Bugün: when the last nightly copy was made, and whether the next one failed. */
    nightlyState: nightly.state,
    close: backups.close,
  };

  async function download({ name, isFull }: WantedCopy): Promise<Response> {
    const kept = name === null ? undefined : keptCopyOf(name, 0);
    const day = istanbulDate(kept ? new Date(kept.at) : now());
    const fileName = `${slugOf(await shopName())}-${day}${isFull ? "-tam" : ""}.zip`;
    const headers = { "Content-Type": "application/zip", "Content-Disposition": `attachment; filename="${fileName}"` };
    if (!kept) return new Response(streamedBytes(backups.copyNow(isFull)), { headers });
    const { bytes, stream } = await backups.read(kept.name);
    return new Response(streamedBytes(stream), { headers: { ...headers, "Content-Length": `${bytes}` } });
  }
}

const wantedSchema = z.object({
  /** A kept copy, or null for the shop as it is now. */
  name: z.string().nullable(),
  isFull: z.boolean(),
});

type WantedCopy = z.infer<typeof wantedSchema>;

type LinkParts = SealParts & { accounts: Pick<Accounts, "findAccountById"> };

/** Makes links that download a copy, because a browser sends no token then. A link works for a minute, while its maker is an owner. */
function createDownloadLinks(parts: LinkParts) {
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
