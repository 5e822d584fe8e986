import type { AbortableOperationOptions, CompiledQuery, DatabaseConnection, Dialect, Driver } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { isDamage, namingOutage } from "./outage.ts";

type DamageListener = () => void;

/** Every statement passes here, whichever engine it goes to. */
export const guarded = (dialect: Dialect, damaged: DamageListener = () => {}): Dialect => ({
  createDriver: () => guardDriver(dialect.createDriver(), damaged),
  createAdapter: () => dialect.createAdapter(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});

function guardDriver(driver: Driver, damaged: DamageListener): Driver {
  const known = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  const rethrow = (error: unknown): never => {
    if (isDamage(error)) damaged();
    throw namingOutage(error);
  };

  driver.acquireConnection = async (options) => {
    const connection = await acquire(options).catch(rethrow);
    if (!known.has(connection)) guardConnection(connection, rethrow);
    known.add(connection);
    return connection;
  };
  return driver;
}

function guardConnection(connection: DatabaseConnection, rethrow: (error: unknown) => never): void {
  const execute = connection.executeQuery.bind(connection);

  connection.executeQuery = async <Row>(query: CompiledQuery, options?: AbortableOperationOptions) => {
    if (!query.parameters.every(isStorable)) throw new ShopError("invalid", "Yazı bozuk karakter içeriyor");
    return execute<Row>(query, options).catch(rethrow);
  };
}

/** PostgreSQL refuses NUL, SQLite keeps it; both would quietly replace half a surrogate pair. Here neither gets them. */
const isStorable = (value: unknown): boolean =>
  typeof value !== "string" || (value.isWellFormed() && !value.includes("\0"));
