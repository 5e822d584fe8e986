import { attempt, mayInstall } from "../../scripts/provide-browser.ts";

/** Found, else installed from Debian when we may; else the reason why a row cannot be tried. */
export async function lacksPackage(name: string, isHere: () => boolean): Promise<string | undefined> {
  if (isHere()) return undefined;
  if (mayInstall()) {
    await attempt("apt-get", ["update"]);
    await attempt("apt-get", ["install", "-y", "--no-install-recommends", name]);
  }
  return isHere() ? undefined : `${name} is not here and could not be installed`;
}
