import { attempt, mayInstall } from "../../scripts/provide-browser.ts";

/** Installs a Debian package where allowed. Answers the reason if the program is still missing. */
export async function lacksPackage(name: string, isHere: () => boolean): Promise<string | undefined> {
  if (isHere()) return undefined;
  if (mayInstall()) {
    await attempt("apt-get", ["update"]);
    await attempt("apt-get", ["install", "-y", "--no-install-recommends", name]);
  }
  return isHere() ? undefined : `${name} is not here and could not be installed`;
}
