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

  const replaced = [...Map.groupBy(readdirSync(assets), formless).values()].map((names) => {
    const paths = names.map((name) => join(assets, name));
    return { paths, at: replacedAt(paths, lastBegan, now) };
  });
  replaced.sort((one, other) => other.at.getTime() - one.at.getTime());
  let kept = 0;
  for (const { paths, at } of replaced) {
    kept += paths.length;
    const isOver = kept > KEPT_FILES || now.getTime() - at.getTime() > KEPT_MS;
    for (const path of paths) {
      if (isOver) remove(path);
      else utimesSync(path, at, at);
    }
  }
}

/** A file and its compressed forms stay or go together: the server takes all of them or none. */
const formless = (name: string): string => name.replace(/\.(?:br|gz)$/, "");

function replacedAt(paths: readonly string[], lastBegan: Date | undefined, now: Date): Date {
  const written = new Date(Math.max(...paths.map((path) => statSync(path).mtimeMs)));
  return lastBegan && written > lastBegan ? now : written;
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
