import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { loadRouteModule, moduleWithoutLinks } from "./route-module.ts";

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { reload });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

/** Answers every HEAD request with this status; undefined stands for a lost connection. */
function answerHead(status: number | undefined) {
  const fetch = vi.fn(async () => {
    if (status === undefined) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function lateFile() {
  const folder = await temporaryFolder();
  const path = join(folder, "page.mjs");
  return {
    route: { id: "page", module: pathToFileURL(path).href },
    arrive: () => writeFile(path, 'export const name = "page";'),
  };
}

test("a route's file is loaded once", async () => {
  const { route, arrive } = await lateFile();
  await arrive();
  const known = {};
  const module = await loadRouteModule(route, known);
  expect(module).toMatchObject({ name: "page" });
  expect(await loadRouteModule({ ...route, module: "file:///nowhere.mjs" }, known)).toBe(module);
});

test("a file that a lost connection did not deliver is requested again, and the page stays", async () => {
  const fetch = answerHead(undefined);
  const { route, arrive } = await lateFile();
  const loading = loadRouteModule(route, {});
  await vi.waitUntil(() => fetch.mock.calls.length === 1);
  await arrive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loading).toMatchObject({ name: "page" });
  expect(reload).not.toHaveBeenCalled();
});

test("a file that is gone reloads the page, once", async () => {
  const fetch = answerHead(404);
  const { route } = await lateFile();
  loadRouteModule(route, {});
  await vi.waitUntil(() => reload.mock.calls.length > 0);
  await vi.advanceTimersByTimeAsync(5000);
  expect([reload.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1]);
});

test("a link that is only touched requests nothing", async () => {
  const fetch = answerHead(404);
  expect(await moduleWithoutLinks()).toEqual({});
  expect(fetch).not.toHaveBeenCalled();
});

/** Another version may load its files in another way. Try it as decision 2 says, then write its number here. */
test("the installed router is the version this was tried with, and its function still reloads the page", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const { version } = JSON.parse(readFileSync("node_modules/react-router/package.json", "utf8"));
  expect([dependencies["react-router"], version]).toEqual(["8.4.0", "8.4.0"]);
  const theirs = readFileSync("node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js", "utf8");
  expect(theirs).toContain("async function loadRouteModule(route, routeModulesCache) {");
  expect(theirs).toContain("window.location.reload();");
  expect(theirs).toContain("export { loadRouteModule };");
});

test("no route exports links, which the router would load before a visitor goes there", () => {
  const manifest = readFileSync("app/routes.ts", "utf8");
  const routes = ["root.tsx", ...[...manifest.matchAll(/"([^"]+\.tsx)"/g)].map(([, file]) => file)];
  expect(routes.length).toBeGreaterThan(5);
  expect(
    routes.filter((file) => /export (?:const|function) links\b/.test(readFileSync(`app/${file}`, "utf8"))),
  ).toEqual([]);
});
