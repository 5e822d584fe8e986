import type { TestProject } from "vitest/node";
import { type DatabaseServer, startPostgres } from "./postgres-databases.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: DatabaseServer;
  }
}

/** Starts one server for all test files of a run. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, run, stop } = await startPostgres();
  project.provide("postgres", { url, run });
  return stop;
}
