import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-place.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One server for all test files of a run; each test makes a database of its own on it. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
}
