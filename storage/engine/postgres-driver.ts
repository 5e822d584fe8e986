import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDriver,
  type PostgresPool,
  type TransactionSettings,
} from "kysely";
import { asOutage, isUnanswered } from "./outage.ts";
import { refuseUnstorable } from "./storable.ts";

/** Kysely's driver with time limits for transactions and one error for every kind of outage. */
export class GuardedPostgresDriver extends PostgresDriver {
  constructor(pool: PostgresPool) {
    super({ pool, onCreateConnection: async (connection) => guard(connection, this) });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return super.acquireConnection().catch(rethrow);
  }

  /** Sets the limits in the round trip that begins the transaction: PgBouncer refuses limits in the connection's options. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel = "read committed", accessMode = "read write" } = settings;
    const statements = [`start transaction isolation level ${isolationLevel} ${accessMode}`, ...LIMITS];
    await connection.executeQuery(CompiledQuery.raw(statements.join("; ")));
  }
}

/** The server gives up before the client does. A save is answered within three seconds, even when the server hangs. */
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

/** pg's pool would reuse the connection while the late answer is still due. Kysely closes a connection whose rollback fails. */
async function discard(connection: DatabaseConnection, driver: Driver, cause: unknown): Promise<void> {
  connection.executeQuery = async () => rethrow(cause);
  await driver.rollbackTransaction(connection).catch(() => {});
}

function rethrow(error: unknown): never {
  throw asOutage(error);
}
