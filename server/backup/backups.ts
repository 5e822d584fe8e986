import { join } from "node:path";
import type { CopyKind, KeptCopy } from "../../domain/backup/kept-copies.ts";
import { refusedCopy } from "../../domain/backup/refused-copy.ts";
import type {
  CheckedCopy,
  CopyPreview,
  NightlyState,
  Restoring,
  SeenCopy,
  ShopContents,
  ShopCopies,
  Tell,
} from "../../domain/backup/shop-copies.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger.ts";
import type { Jobs } from "../../domain/shop/processes.ts";
import type { Log } from "../log/log.ts";
import { nextNight, type Task } from "../scheduler.ts";
import { openCopiesFolder, WORK, withScratchFolder } from "./copies-folder.ts";
import { type OpenedCopy, openCopy } from "./opened-copy.ts";
import { zippedCopy } from "./zipped-copy.ts";

export type Backups = ReturnType<typeof createBackups>;

type Phase = "checking" | "copying" | "restoring";
type TellPhase = (progress: { phase: Phase; done: number; total: number }) => void;

type Parts = {
  copies: ShopCopies;
  dataDir: string;
  shopName(): Promise<string>;
  /** Brings what an older version left unsaved. */
  onRestored?: () => Promise<void>;
  now: () => Date;
};

/** Makes copies of the shop and puts the shop back to one of them. */
export function createBackups({ copies, dataDir, shopName, onRestored, now }: Parts) {
  const root = join(dataDir, "backups");
  const folder = openCopiesFolder(root);
  const leaving = new AbortController();
  let isRestoring = false;

  /** The file of the shop as it is now. */
  async function* copyNow(isFull: boolean, tell: Tell = () => {}): AsyncGenerator<Uint8Array> {
    const contents = await copies.open(isFull);
    try {
      const facts = { shop: await shopName(), madeAt: now() };
      for await (const chunk of zippedCopy(told(contents, tell), facts)) {
        leaving.signal.throwIfAborted();
        yield chunk;
      }
    } finally {
      await contents.close();
    }
  }

  const save = (kind: CopyKind, isFull: boolean, tell?: Tell): Promise<string> =>
    folder.save(kind, { at: now(), isFull }, copyNow(isFull, tell));

  /** Checks everything in the file before `use`. One file at a time. */
  async function withChecked<Result>(
    path: string,
    tell: TellPhase,
    use: (checked: CheckedCopy, copy: OpenedCopy) => Promise<Result>,
  ): Promise<Result> {
    if (isRestoring) throw new ShopError("conflict", "Şu an başka bir kopyaya bakılıyor; o bitince yeniden dene");
    isRestoring = true;
    try {
      const copy = await openCopy(path);
      try {
        return await withScratchFolder(join(root, WORK), (scratch) =>
          copies.check(copy.contents, scratch, async (checked) => {
            await copy.checkPictures((progress) => tell({ phase: "checking", ...progress }));
            return use(checked, copy);
          }),
        );
      } finally {
        await copy.contents.close();
      }
    } finally {
      isRestoring = false;
    }
  }

  return {
    copyNow,
    save,
    list: (): Promise<KeptCopy[]> => folder.list(),
    read: folder.read,
    pathOf: folder.pathOf,

    look: (path: string, tell: TellPhase): Promise<SeenCopy> =>
      withChecked(path, tell, async ({ preview }, copy) => seen(preview, copy)),

    /** Copies the present shop, then restores the file. `before` is the name of that copy. With `confirm` the file must have this fingerprint. */
    restore(path: string, { confirm, ...restoring }: Restoring & { confirm?: string }, tell: TellPhase) {
      return withChecked(path, tell, async (checked, copy) => {
        if (confirm !== undefined && confirm !== copy.fingerprint) throw refusedCopy.changed();
        const { isFull } = copy.manifest;
        const before = await save("before-restore", isFull, (progress) => tell({ phase: "copying", ...progress }));
        const raised = await checked.restore(restoring, (progress) => tell({ phase: "restoring", ...progress }));
        await onRestored?.();
        return { before, raised, seen: seen(checked.preview, copy) };
      });
    },

    /** Adds the orders of the file that the book lacks, and changes nothing else: an undo of its step is the way back. */
    bringOrders: (path: string, { confirm, by }: { confirm: string; by: Author }, tell: TellPhase) =>
      withChecked(path, tell, async ({ bringOrders }, { fingerprint, manifest }) => {
        if (confirm !== fingerprint) throw refusedCopy.changed();
        if (!manifest.isFull) throw refusedCopy.withoutPersons();
        return bringOrders(by);
      }),

    /** Aborts copies in progress. */
    close() {
      leaving.abort();
    },
  };
}

const seen = (preview: CopyPreview, { manifest, fingerprint }: OpenedCopy): SeenCopy => ({
  shop: manifest.shop,
  madeAt: manifest.madeAt,
  isFull: manifest.isFull,
  preview,
  confirm: fingerprint,
});

/** Reports progress with each picture that is read. */
function told(contents: ShopContents, tell: Tell): ShopContents {
  return {
    ...contents,
    async *pictures() {
      let done = 0;
      for await (const picture of contents.pictures()) {
        yield picture;
        done += 1;
        tell({ done, total: contents.hashes.length });
      }
    },
  };
}

const NAME = "nightly-copy";
const DAY_MS = 24 * 3600 * 1000;
/** Well within the ten minutes after which another process would take the job over. */
const SAVE_EVERY_MS = 60_000;

type NightlyParts = {
  backups: Pick<Backups, "save" | "list">;
  jobs: Pick<Jobs, "list">;
  now: () => Date;
  log: Pick<Log, "info" | "warn">;
};

/** A copy of the shop every night, without secrets, and what the panel says about the last one. */
export function createNightlyCopy({ backups, jobs, now, log }: NightlyParts) {
  let failure: { reason: string | null } | undefined;

  const task: Task = {
    name: NAME,
    next: nextNight,
    failed(error) {
      failure = { reason: error instanceof Error && error.name === "ShopError" ? error.message : null };
      log.warn("nightly_copy_failed", { error });
    },
    async run(_cursor, save) {
      let savedAt = now().getTime();
      await backups.save("nightly", false, () => {
        if (now().getTime() - savedAt < SAVE_EVERY_MS) return;
        savedAt = now().getTime();
        // The task reports a lost claim when it finishes: two processes have then made a copy.
        void save("").catch(() => {});
      });
      failure = undefined;
      log.info("nightly_copy_made");
    },
  };

  return {
    task,
    /** If another process failed, or none was running, the job is a day late. */
    async state(): Promise<NightlyState> {
      const last = (await backups.list()).find(({ kind }) => kind === "nightly");
      const job = (await jobs.list()).find(({ name }) => name === NAME);
      const isLate = job !== undefined && now().getTime() - job.dueAt.getTime() > DAY_MS;
      return { lastAt: last?.at ?? null, isFailing: isLate || failure !== undefined, reason: failure?.reason ?? null };
    },
  };
}
