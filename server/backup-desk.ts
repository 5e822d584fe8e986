import { join } from "node:path";
import type { Accounts } from "../domain/account/accounts.ts";
import type { ShopCopies } from "../domain/backup/shop-copies.ts";
import type { Jobs } from "../domain/shop/job.ts";
import type { AccountDesk } from "./account-desk.ts";
import { backupRoutes, createDownloadLinks } from "./api/backup-routes.ts";
import { createBackups, createNightlyCopy } from "./backup/backups.ts";
import { openUploadedCopies } from "./backup/uploaded-copies.ts";
import type { Log } from "./log/log.ts";
import type { AccountEvents } from "./sign-in/account-events.ts";

type Parts = {
  copies: ShopCopies;
  jobs: Pick<Jobs, "list">;
  accountDesk: Pick<AccountDesk, "freshProof">;
  accounts: Pick<Accounts, "findAccountById" | "deviceKey">;
  events: AccountEvents;
  dataDir: string;
  shopName(): Promise<string>;
  now(): Date;
  log: Log;
};

/** Copies of the shop: downloads, nightly ones, and the way back. */
export function openBackupDesk({ copies, jobs, accountDesk, accounts, events, dataDir, shopName, now, log }: Parts) {
  const backups = createBackups({ copies, dataDir, shopName, now });
  const nightly = createNightlyCopy({ backups, jobs, now, log });
  const { freshProof } = accountDesk;
  const uploads = openUploadedCopies(join(dataDir, "backups"));
  const links = createDownloadLinks({ accounts, now });
  return {
    routes: backupRoutes({ backups, uploads, links, nightly, freshProof, events, shopName, now, log }),
    nightlyCopy: nightly.task,
    /** For Bugün: when the last nightly copy was made, and whether the next one failed. */
    nightlyState: nightly.state,
    close: () => backups.close(),
  };
}
