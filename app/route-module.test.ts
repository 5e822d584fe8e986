import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
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

/** Every question for the file's headers is answered so; a dead line has no answer. */
function answerHead(status: number | undefined) {
  const fetch = vi.fn(async () => {
    if (status === undefined) throw new TypeError("Failed to fetch");
    return new Response(null, { status });
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function lateFile() {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-route-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "page.mjs");
  return {
    route: { id: "page", module: pathToFileURL(path).href },
    arrive: () => writeFile(path, 'export const name = "page";'),
  };
}

test("a route's file is asked for once", async () => {
  const { route, arrive } = await lateFile();
  await arrive();
  const known = {};
  const module = await loadRouteModule(route, known);
  expect(module).toMatchObject({ name: "page" });
  expect(await loadRouteModule({ ...route, module: "file:///nowhere.mjs" }, known)).toBe(module);
});

test("a file that does not come on a dead line is asked for again; the page stays", async () => {
  const fetch = answerHead(undefined);
  const { route, arrive } = await lateFile();
  const asked = loadRouteModule(route, {});
  await vi.waitUntil(() => fetch.mock.calls.length === 1);
  await arrive();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toMatchObject({ name: "page" });
  expect(reload).not.toHaveBeenCalled();
});

test("a file that a newer build no longer has is worth a new page, once", async () => {
  const fetch = answerHead(404);
  const { route } = await lateFile();
  loadRouteModule(route, {});
  await vi.waitUntil(() => reload.mock.calls.length > 0);
  await vi.advanceTimersByTimeAsync(5000);
  expect([reload.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1]);
});

test("for a link that is merely touched nothing is asked, whatever the line", async () => {
  const fetch = answerHead(404);
  expect(await moduleWithoutLinks()).toEqual({});
  expect(fetch).not.toHaveBeenCalled();
});

/** Another version may ask for its files in another way: try it (decision 28), then write it here. */
test("the router that is installed is the one this was tried on, and its function still reloads the page", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const { version } = JSON.parse(readFileSync("node_modules/react-router/package.json", "utf8"));
  expect([dependencies["react-router"], version]).toEqual(["8.4.0", "8.4.0"]);
  const theirs = readFileSync("node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js", "utf8");
  expect(theirs).toContain("async function loadRouteModule(route, routeModulesCache) {");
  expect(theirs).toContain("window.location.reload();");
  expect(theirs).toContain("export { loadRouteModule };");
});

test("no route names links of its own, which the router would look for before anyone goes there", () => {
  const manifest = readFileSync("app/routes.ts", "utf8");
  const routes = ["root.tsx", ...[...manifest.matchAll(/"([^"]+\.tsx)"/g)].map(([, file]) => file)];
  expect(routes.length).toBeGreaterThan(5);
  expect(
    routes.filter((file) => /export (?:const|function) links\b/.test(readFileSync(`app/${file}`, "utf8"))),
  ).toEqual([]);
});
