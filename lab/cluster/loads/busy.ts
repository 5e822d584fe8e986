import { spawn } from "node:child_process";

/** Longer than a row takes: they end by themselves if this process cannot end them. */
const LONGEST_SECONDS = "900";

/** Processes that want a core each. Answers how to end them. */
export function keepBusy(count: number): () => void {
  const loops = Array.from({ length: count }, () =>
    spawn("timeout", [LONGEST_SECONDS, "sh", "-c", "while :; do :; done"], { stdio: "ignore" }),
  );
  const end = () => {
    for (const loop of loops) loop.kill();
  };
  process.once("exit", end);
  return () => {
    process.off("exit", end);
    end();
  };
}
