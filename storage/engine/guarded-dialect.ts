import type { AbortableOperationOptions, CompiledQuery, DatabaseConnection, Dialect, Driver } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { namingOutage } from "./outage.ts";

/** Every statement passes here, whichever engine it goes to. */
export const guarded = (dialect: Dialect): Dialect => ({
  createDriver: () => guardDriver(dialect.createDriver()),
  createAdapter: () => dialect.createAdapter(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});

function guardDriver(driver: Driver): Driver {
  const known = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);

  driver.acquireConnection = async (options) => {
    const connection = await acquire(options).catch(rethrow);
    if (!known.has(connection)) guardConnection(connection);
    known.add(connection);
    return connection;
  };
  return driver;
}

function guardConnection(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);

  connection.executeQuery = async <Row>(query: CompiledQuery, options?: AbortableOperationOptions) => {
    if (!query.parameters.every(isStorable)) throw new ShopError("invalid", "Yazı bozuk karakter içeriyor");
    return execute<Row>(query, options).catch(rethrow);
  };
}

/** PostgreSQL refuses NUL, SQLite keeps it; both would quietly replace half a surrogate pair. Here neither gets them. */
const isStorable = (value: unknown): boolean =>
  typeof value !== "string" || (value.isWellFormed() && !value.includes("\0"));

function rethrow(error: unknown): never {
  throw namingOutage(error);
}
