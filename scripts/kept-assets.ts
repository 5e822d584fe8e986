import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** All that two builds make, or what many small changes replace: the server holds it in memory, some 6 MB. */
const KEPT_FILES = 500;

/**
 * An open tab asks for the files of its time; if one is gone, the page is loaded anew and the cart is lost.
 * What the last build made is replaced `now` and ages from here on. Nothing is moved, so a failed build loses nothing.
 */
export function clearForBuild(folder: string, lastBegan: Date | undefined, now: Date) {
  const client = join(folder, "client");
  const assets = join(client, "assets");
  mkdirSync(assets, { recursive: true });
  for (const name of readdirSync(client)) if (name !== "assets") remove(join(client, name));
  remove(join(folder, "server"));

  const replaced = readdirSync(assets).map((name) => replacedAt(join(assets, name), lastBegan, now));
  replaced.sort((one, other) => other.at.getTime() - one.at.getTime());
  for (const [newer, { path, at }] of replaced.entries()) {
    if (newer >= KEPT_FILES || now.getTime() - at.getTime() > KEPT_MS) remove(path);
    else utimesSync(path, at, at);
  }
}

function replacedAt(path: string, lastBegan: Date | undefined, now: Date) {
  const written = statSync(path).mtime;
  return { path, at: lastBegan && written > lastBegan ? now : written };
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
