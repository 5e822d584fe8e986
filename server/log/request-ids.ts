import { AsyncLocalStorage } from "node:async_hooks";
import type { Log } from "./log.ts";

const ids = new AsyncLocalStorage<string | undefined>();

/** The lines that `work` and all that it starts write to the log carry this id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => ids.run(id, work);

export const currentRequestId = (): string | undefined => ids.getStore();

type Lines = Pick<Log, "info" | "warn">;

/** For what one request starts and all of them use, such as a thread or a child process: its lines belong to no request. */
export const outsideRequests = ({ info, warn }: Lines): Lines => ({
  info: (event, fields) => ids.run(undefined, () => info(event, fields)),
  warn: (event, fields) => ids.run(undefined, () => warn(event, fields)),
});
