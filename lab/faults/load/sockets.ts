import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** One of 16 million addresses of the loopback network. */
export const addressOf = (number: number): string =>
  `127.${1 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${1 + (number & 127)}`;

/** Opens connections and sends the same first bytes on each. Refused and closed ones count as not open. */
export function openSockets(port: number, count: number, begin: (socket: Socket) => void): Socket[] {
  return Array.from({ length: count }, (_, number) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: addressOf(number) });
    socket.on("error", () => socket.destroy());
    socket.once("connect", () => begin(socket));
    return socket;
  });
}

export async function hangUp(sockets: readonly Socket[]): Promise<void> {
  await Promise.all(
    sockets.map(async (socket) => {
      if (socket.closed) return;
      const closed = once(socket, "close");
      socket.destroy();
      await closed;
    }),
  );
}
