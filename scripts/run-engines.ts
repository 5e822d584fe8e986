import { mkdir, writeFile } from "node:fs/promises";
import type { Engine, Size } from "../tests/engines/browser-engine.ts";
import { makeJourney } from "../tests/engines/engine-journey.ts";
import { openFaultProxy } from "../tests/engines/fault-proxy.ts";
import { findFirefox, openFirefox } from "../tests/engines/firefox.ts";
import { findWebKit, openWebKit } from "../tests/engines/web-kit.ts";
import { freePort } from "../tests/support/free-port.ts";
import { startShop } from "../tests/support/shop-process.ts";
import { buildPages } from "./build-pages.ts";
import { attempt, mayInstall } from "./provide-browser.ts";

const KINDS = [
  { name: "Firefox", packages: ["firefox-esr"], find: findFirefox, open: openFirefox },
  { name: "WebKit", packages: ["webkit2gtk-driver", "xvfb"], find: findWebKit, open: openWebKit },
];

const FOLDER = "build/engines";
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** One journey through shop and panel in each engine that is not Chromium's, on a phone's screen and on a desktop's. */
const engines = await provideEngines();
await buildPages();
const port = await freePort();
const address = `http://localhost:${port}`;
const shop = await startShop({ env: { PUBLIC_URL: address } });
const proxy = await openFaultProxy(port, shop.url);
try {
  for (const engine of engines) await tryOut(engine);
} finally {
  proxy.close();
  await shop.stop();
}

async function tryOut({ name, open }: Provided) {
  if (!open) return fail(`${name} bulunamadı ve kurulamadı: denenmedi. docs/decisions/0035 neyin gerektiğini söyler.`);
  for (const size of SIZES) {
    const title = `${name} ${size.width}`;
    console.log(`\n${title}`);
    try {
      await tryAt(size, title, await open(size));
    } catch (error) {
      fail([`  ✗ ${inWords(error)}`, ...proxy.takeFaults()].join("\n    "));
    }
  }
}

async function tryAt(size: Size, title: string, engine: Engine) {
  const did = (step: string) => console.log(`  ✓ ${step}`);
  try {
    await makeJourney({ engine, size, proxy, shop: { ...shop, url: address }, newName: `Deneme ${title}`, did });
  } catch (error) {
    await keepPicture(engine, title);
    throw error;
  } finally {
    await engine.quit();
  }
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${inWords(error.cause)}`;
}

function fail(words: string) {
  console.error(words);
  process.exitCode = 1;
}

/** A browser that has crashed has none. */
async function keepPicture(engine: Engine, title: string) {
  await mkdir(FOLDER, { recursive: true });
  const path = `${FOLDER}/${title.toLowerCase().replace(" ", "-")}.png`;
  try {
    await writeFile(path, await engine.picture());
    console.error(`    Ekranda görünen: ${path}`);
  } catch (error) {
    console.error(`    Ekranın resmi alınamadı: ${inWords(error)}`);
  }
}

type Provided = { name: string; open: ((size: Size) => Promise<Engine>) | undefined };

/** The engines of Firefox and Safari: found, else installed from Debian when we may; what cannot be had has no `open`. */
async function provideEngines(): Promise<Provided[]> {
  const missing = KINDS.filter(({ find }) => find() === undefined);
  if (missing.length > 0 && mayInstall()) await install(missing.flatMap(({ packages }) => packages));
  return KINDS.map(({ name, find, open }) => {
    const command = find();
    return { name, open: command === undefined ? undefined : (size) => open(command, size) };
  });
}

async function install(packages: string[]) {
  console.log(`Debian paketlerinden kuruluyor: ${packages.join(", ")} (birkaç dakika)…`);
  await attempt("apt-get", ["update"]);
  for (const name of packages) await attempt("apt-get", ["install", "-y", "--no-install-recommends", name]);
}
