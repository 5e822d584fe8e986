import { flushCompileCache } from "node:module";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { openFile } from "./sqlite-file.ts";
import { createRunner, type Result, type Statement } from "./sqlite-statements.ts";

/** An error loses its codes when it is posted to another thread, so they are sent beside it. */
export type Answer = { result: Result } | { error: unknown; codes: object };

let connection: ReturnType<typeof connect> | undefined;

/** Called for the first statement. `mode=rw` never creates the file: `openSqlite` has created and checked it. */
function connect() {
  const address = pathToFileURL(workerData);
  address.searchParams.set("mode", "rw");
  const file = openFile(address);
  return { file, run: createRunner(file) };
}

function answerTo(statement: Statement): Answer {
  try {
    connection ??= connect();
    return { result: connection.run(statement) };
  } catch (error) {
    return { error, codes: { ...(error instanceof Error ? error : {}) } };
  }
}

/** Runs one statement after the other; a message without a statement closes the thread. */
parentPort?.on("message", (statement: Statement | undefined) => {
  if (statement) return parentPort?.postMessage(answerTo(statement));
  connection?.file.close();
  parentPort?.close();
});
flushCompileCache();
