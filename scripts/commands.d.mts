type Environment = Record<string, string | undefined>;

export class Refusal extends Error {}

export function foreground(
  command: string,
  args: string[],
  env: Environment,
  stopsOn?: NodeJS.Signals,
): Promise<number>;

export function quietly(
  command: string,
  args: string[],
  options: { env: Environment; cwd?: string; signOfLife?: string; timeout?: number },
): Promise<{ code: number; output: string }>;
