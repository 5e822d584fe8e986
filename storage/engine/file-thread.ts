import { flushCompileCache } from "node:module";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { openFile } from "./sqlite-file.ts";
import { preparedStatements, type Result, type Statement } from "./sqlite-statements.ts";

/** An error loses its codes on the way, so they travel beside it. */
export type Answer = { result: Result } | { error: unknown; codes: object };

let connection: ReturnType<typeof connect> | undefined;

/** Opened with the first statement. It never makes a file: who opens the shop has done that, and looked at it. */
function connect() {
  const address = pathToFileURL(workerData);
  address.searchParams.set("mode", "rw");
  const file = openFile(address);
  return { file, run: preparedStatements(file) };
}

function answerTo(statement: Statement): Answer {
  try {
    connection ??= connect();
    return { result: connection.run(statement) };
  } catch (error) {
    return { error, codes: { ...(error instanceof Error ? error : {}) } };
  }
}

/** One statement after the other; nothing is the end. */
parentPort?.on("message", (statement: Statement | undefined) => {
  if (statement) return parentPort?.postMessage(answerTo(statement));
  connection?.file.close();
  parentPort?.close();
});
flushCompileCache();
