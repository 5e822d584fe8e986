import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { ShopError } from "../domain/error.ts";
import type { Engine } from "./engine.ts";
import { preparedStatements } from "./sqlite-statements.ts";

/** Older ones can lose committed pages when two connections restart the WAL at once. */
const OLDEST = "3.51.3";
const IN_MEMORY = ":memory:";
const PATIENCE_MS = 5000;

export function openSqlite(dataDir: string): Engine {
  const file = openFile(dataDir);
  return {
    name: "sqlite",
    dialect: {
      createDriver: () => new FileDriver(file),
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
    words: { text: "text", bytes: "blob", table: "strict" },
    migrationLock: [],
  };
}

function openFile(dataDir: string): DatabaseSync {
  if (dataDir !== IN_MEMORY) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(dataDir === IN_MEMORY ? IN_MEMORY : join(dataDir, "fiyonk.sqlite"), {
    timeout: PATIENCE_MS,
    enableForeignKeyConstraints: true,
  });
  try {
    setUp(file);
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

function setUp(file: DatabaseSync): void {
  const version = String(file.prepare("select sqlite_version() as version").get()?.version);
  if (version.localeCompare(OLDEST, "en", { numeric: true }) < 0) {
    throw new ShopError("unavailable", `SQLite ${version} çok eski, en az ${OLDEST} gerekli: Node'u güncelle.`);
  }
  const mode = file.prepare("pragma journal_mode = wal").get()?.journal_mode;
  if (mode !== "wal" && mode !== "memory") {
    throw new ShopError(
      "unavailable",
      "DATA_DIR'in dosya sistemi SQLite'ın WAL kipini desteklemiyor: yerel bir disk seç.",
    );
  }
  file.exec("pragma synchronous = full; pragma trusted_schema = off");
}

/** Kysely lets one transaction at a time use the single connection; the rest wait for their turn. */
class FileDriver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    super({ database: preparedStatements(file) });
    this.#file = file;
  }

  /** Locks before the first read, so that what a transaction has read still holds when it writes. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk has already rolled back by itself; a second time would hide that failure behind its own. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    if (this.#file.isOpen && !this.#file.isTransaction) this.#file.exec("pragma wal_checkpoint(truncate)");
    await super.destroy();
  }
}
