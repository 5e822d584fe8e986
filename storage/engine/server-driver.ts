import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDriver,
  type PostgresPool,
  type TransactionSettings,
} from "kysely";
import { isUnanswered, namingOutage } from "./outage.ts";
import { refuseUnstorable } from "./storable.ts";

/** Kysely's own driver with limits for transactions, and with one sentence for whatever an outage makes of a statement. */
export class ServerDriver extends PostgresDriver {
  constructor(pool: PostgresPool) {
    super({ pool, onCreateConnection: async (connection) => guard(connection, this) });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return super.acquireConnection().catch(rethrow);
  }

  /** Limits are said with the beginning, in one round trip: PgBouncer refuses those that are said with a connection. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel = "read committed", accessMode = "read write" } = settings;
    const statements = [`start transaction isolation level ${isolationLevel} ${accessMode}`, ...LIMITS];
    await connection.executeQuery(CompiledQuery.raw(statements.join("; ")));
  }
}

/** The server gives up before the client does; a save is answered within three seconds, also behind one that hangs. */
const LIMITS = ["set local statement_timeout = 2500", "set local idle_in_transaction_session_timeout = 5000"];

function guard(connection: DatabaseConnection, driver: Driver): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    refuseUnstorable(query.parameters);
    try {
      return await execute(query, options);
    } catch (error) {
      if (isUnanswered(error)) await discard(connection, driver, error);
      return rethrow(error);
    }
  };
}

/** pg's pool would lend it again, behind the answer that is still to come. Kysely ends a connection whose rollback fails. */
async function discard(connection: DatabaseConnection, driver: Driver, cause: unknown): Promise<void> {
  connection.executeQuery = async () => rethrow(cause);
  await driver.rollbackTransaction(connection).catch(() => {});
}

function rethrow(error: unknown): never {
  throw namingOutage(error);
}
