import { existsSync, lchownSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { codeOf, ShopError } from "../../domain/error.ts";
import { type Config, readConfig } from "../../server/config/config.ts";
import { makeNewFilesPrivate } from "../../server/start/private-files.ts";
import { reportFailure } from "../../server/start/start-failure.ts";
import { type Database, openDatabase } from "../../storage/database.ts";
import { isWithoutRoom } from "../../storage/engine/outage.ts";

type Opened = {
  config: Config;
  database: Database;
  /** Words after the command, without its options. */
  words: readonly string[];
  /** The value of an option, "" for one that has none. Undefined where it was not given. */
  option(name: string): string | undefined;
};

type Command = {
  /** The command may create the shop. */
  mayBeNew: boolean;
  example: string;
  /** The number of words that the option takes. */
  maxWords?: number;
  options?: Record<string, { type: "boolean" | "string" }>;
  /** Looks at the words before a database is opened. */
  check?: (words: readonly string[]) => void;
  /** Opens a shop whose disk is full, for a command that only reads it. */
  openFull?: (words: readonly string[], dataDir: string) => Promise<Database>;
};

/** A command says that the database is away; only a start waits for it. */
const PATIENCE_MS = 5000;

/** Opens the database of this folder's shop for a command. The shop itself may run meanwhile. A failure is told in a sentence. */
export async function withShop(command: Command, work: (opened: Opened) => Promise<void>): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  makeNewFilesPrivate();
  try {
    const typed = read(command);
    command.check?.(typed.words);
    const config = readConfig(process.env);
    const { databaseUrl, dataDir } = config;
    if (!command.mayBeNew && !databaseUrl) refuseMissing(dataDir);
    try {
      const database = await openDatabase({ databaseUrl, dataDir, patienceMs: PATIENCE_MS }).catch((error: unknown) => {
        if (!command.openFull || !isWithoutRoom(error)) throw error;
        return command.openFull(typed.words, dataDir);
      });
      await work({ config, database, ...typed }).finally(database.close);
    } finally {
      giveToOwner(dataDir);
    }
  } catch (error) {
    await reportFailure(error, 0);
    process.exitCode = 1;
  }
}

/** Refuses unknown options: a mistyped one must not do the opposite of what it meant. */
function read({ options = {}, maxWords = 0, example }: Command): Pick<Opened, "words" | "option"> {
  try {
    const args = process.argv.slice(3);
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > maxWords) throw new Error(positionals[maxWords]);
    const given = new Map(Object.entries(values));
    const option = (name: string) => (given.has(name) ? String(given.get(name)).replace(/^true$/, "") : undefined);
    return { words: positionals, option };
  } catch (cause) {
    const [, name] = /'(-[^' ]*)/.exec(cause instanceof Error ? cause.message : "") ?? [];
    const isUnknown = codeOf(cause) === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
    const problem = isUnknown ? `Böyle bir seçenek yok: ${name}` : `Anlaşılmadı: ${name ?? "bir söz fazla"}`;
    throw new ShopError("invalid", `${problem}. Örnek: ${example}`);
  }
}

function refuseMissing(dataDir: string): void {
  try {
    statSync(join(dataDir, "fiyonk.sqlite"));
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    throw new ShopError("invalid", `Burada bir dükkân yok: ${dataDir}. DATA_DIR ya da DATABASE_URL ile yerini söyle.`);
  }
}

/** Copies that root makes belong to the shop, which would otherwise not get into their folder. */
function giveToOwner(dataDir: string): void {
  const copies = join(dataDir, "backups");
  if (process.getuid?.() !== 0 || !existsSync(copies)) return;
  const { uid, gid } = statSync(dataDir);
  const inside = readdirSync(copies, { recursive: true, encoding: "utf8" }).map((name) => join(copies, name));
  for (const path of [copies, ...inside]) lchownSync(path, uid, gid);
}
