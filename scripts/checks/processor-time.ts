import { existsSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;

/** Minutes of processor that this process and every child that has ended took, user and system; undefined where nobody counts them. */
export function processorMinutes(): number | undefined {
  const file = "/proc/self/stat";
  if (!existsSync(file)) return undefined;
  // The name of the program may hold spaces; it ends with the last parenthesis.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const [own, ownSystem, children, childrenSystem] = fields.slice(11, 15).map(Number);
  return ((own ?? 0) + (ownSystem ?? 0) + (children ?? 0) + (childrenSystem ?? 0)) / TICKS_A_SECOND / 60;
}
