import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** The answers of `choose` for all nodes of a source file, without undefined ones. */
export function nodesIn<Chosen>(file: string, choose: (node: { type: string }) => Chosen | undefined): Chosen[] {
  const found: Chosen[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const chosen = isNode(value) ? choose(value) : undefined;
    if (chosen !== undefined) found.push(chosen);
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found;
}

const isNode = (value: object): value is { type: string } => "type" in value && typeof value.type === "string";
