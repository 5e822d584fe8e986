/**
 * Frees bytes that are done with, now. What waits to be collected counts until then, and every ten megabytes of it stop the
 * whole process to be collected. Where others share the memory it stays.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
