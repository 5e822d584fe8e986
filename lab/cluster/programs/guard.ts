import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Waits until the pipe closes, however this process ends, then stops every program that has a file in `running` (named by its
 * process id) and every PostgreSQL whose Patroni may be gone, and removes the folder.
 */
const STOP_WITH_THIS_PROCESS = `
  trap "" INT TERM HUP
  cat >/dev/null
  cd "$1" || exit
  pids=$(ls running; for file in database-*/postmaster.pid; do [ -e "$file" ] && head -n 1 "$file"; done)
  kill -TERM $pids 2>/dev/null
  for second in 1 2 3 4 5 6 7 8 9 10; do
    kill -0 $pids 2>/dev/null || break
    sleep 1
  done
  kill -KILL $pids 2>/dev/null
  cd /
  rm -rf "$1"`;

/** Everything stops when the answered function is called or this process ends. */
export function openGuard(folder: string): () => Promise<void> {
  const guard = spawn("/bin/sh", ["-c", STOP_WITH_THIS_PROCESS, "sh", folder], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  const gone = once(guard, "exit");
  return async () => {
    guard.stdin.end();
    await gone;
  };
}
