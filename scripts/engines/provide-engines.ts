import type { Engine, Size } from "../../tests/engines/browser-engine.ts";
import { findFirefox, openFirefox } from "../../tests/engines/firefox.ts";
import { findWebKit, openWebKit } from "../../tests/engines/web-kit.ts";
import { attempt, mayInstall } from "../provide-browser.ts";

export type Provided = { name: string; open: ((size: Size) => Promise<Engine>) | undefined };

const KINDS = [
  { name: "Firefox", packages: ["firefox-esr"], find: findFirefox, open: openFirefox },
  { name: "WebKit", packages: ["webkit2gtk-driver", "xvfb"], find: findWebKit, open: openWebKit },
];

/** The engines of Firefox and Safari: found, else installed from Debian when we may; what cannot be had has no `open`. */
export async function provideEngines(): Promise<Provided[]> {
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
