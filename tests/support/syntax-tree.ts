import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { z } from "zod";

const node = z.looseObject({ type: z.string() });
export type Node = z.output<typeof node>;

/** What `choose` answers for the nodes of a source file, where it answers something. */
export function nodesIn<Chosen>(file: string, choose: (node: Node) => Chosen | undefined): Chosen[] {
  const found: Chosen[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    const { data } = node.safeParse(value);
    if (!data) return;
    const chosen = choose(data);
    if (chosen !== undefined) found.push(chosen);
    for (const child of Object.values(data)) visit(child);
  };
  visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found;
}
