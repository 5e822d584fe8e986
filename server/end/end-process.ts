/**
 * Ends with this code, always. `process.exit` waits for V8's own threads, and once in a hundred and thirty ends it has waited
 * for ever, deaf to every signal; a process that becomes another one waits for nobody.
 */
export function endProcess(exitCode: 0 | 1): never {
  try {
    process.execve?.("/bin/sh", ["sh", "-c", `exit ${exitCode}`], {});
  } catch {
    // Where there is no such shell, or no such way, the usual one is left.
  }
  process.exit(exitCode);
}
