import {
  type AbortableOperationOptions,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDriver,
  type PostgresPool,
} from "kysely";
import type { Breaker } from "./breaker.ts";

export type Limits = { readMs: number; writeMs: number; rowMs: number; idleMs: number };

/** Gives up on a server that is away at once, and never lends a connection again on which an answer is still to come. */
export function serverDriver(pool: PostgresPool, breaker: Breaker, { readMs, writeMs, rowMs, idleMs }: Limits): Driver {
  const abandoned = new WeakSet<DatabaseConnection>();
  const driver: Driver = new PostgresDriver({
    pool,
    onCreateConnection: async (connection) => guardConnection(connection, breaker, abandoned),
  });
  const acquire = driver.acquireConnection.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);
  const release = driver.releaseConnection.bind(driver);

  driver.acquireConnection = (options) => {
    let isAbandoned = false;
    const acquireOrReturn = async () => {
      const connection = await acquire(options);
      if (isAbandoned) await release(connection);
      return connection;
    };
    return breaker.run(acquireOrReturn, () => {
      isAbandoned = true;
    });
  };

  // Limits are said with the beginning, in one round trip: a proxy that shares connections refuses settings of one.
  driver.beginTransaction = async (connection, { isolationLevel, accessMode }) => {
    const statements = [
      ["start transaction", isolationLevel && `isolation level ${isolationLevel}`, accessMode]
        .filter(Boolean)
        .join(" "),
      `set local statement_timeout = ${accessMode === "read only" ? readMs : writeMs}`,
      `set local idle_in_transaction_session_timeout = ${idleMs}`,
      // Who sees one moment only would have to give way to whoever holds a row she wants.
      isolationLevel === "repeatable read" ? `set local lock_timeout = ${rowMs}` : "",
    ];
    await connection.executeQuery(CompiledQuery.raw(statements.filter(Boolean).join("; ")));
  };

  driver.releaseConnection = async (connection) => {
    // Kysely throws a connection away whose rollback fails.
    if (abandoned.has(connection)) await rollback(connection).catch(() => {});
    await release(connection);
  };
  return driver;
}

function guardConnection(
  connection: DatabaseConnection,
  breaker: Breaker,
  abandoned: WeakSet<DatabaseConnection>,
): void {
  const execute = connection.executeQuery.bind(connection);
  const abandon = () => abandoned.add(connection);

  connection.executeQuery = async <Row>(query: CompiledQuery, options?: AbortableOperationOptions) => {
    if (abandoned.has(connection)) throw new Error("Connection terminated: an answer is still to come");
    try {
      const answer = await breaker.run(() => execute<Row>(query, options), abandon);
      breaker.answered();
      return answer;
    } catch (error) {
      if (error instanceof Error && error.message === "Query read timeout") abandon();
      throw error;
    }
  };
}
