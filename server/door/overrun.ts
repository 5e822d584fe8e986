import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * One packet can hold a thousand requests, and Node makes and keeps messages for each before their connection can be cut.
 * For a connection that asks for too much all of them are these two, to which nothing happens.
 */
export function sharedMessages(isOverrun: (socket: Socket) => boolean) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  Object.assign(request, { on: () => request, push: () => false, destroy: () => request, _addHeaderLines: () => {} });
  Object.assign(response, { on: () => response, assignSocket: () => {}, destroy: () => response });

  class Request extends IncomingMessage {
    // biome-ignore lint/correctness/noUnreachableSuper: nothing is to be made of what is thrown away
    constructor(socket: Socket) {
      // biome-ignore lint/correctness/noConstructorReturn: Node itself calls `new`
      if (isOverrun(socket)) return request;
      super(socket);
    }
  }

  class Response<Asked extends IncomingMessage> extends ServerResponse<Asked> {
    // biome-ignore lint/correctness/noUnreachableSuper: nothing is to be made of what is thrown away
    constructor(...asked: ConstructorParameters<typeof ServerResponse<Asked>>) {
      // biome-ignore lint/correctness/noConstructorReturn: Node itself calls `new`
      if (Object.is(asked[0], request)) return Object(response);
      super(...asked);
    }
  }

  return { IncomingMessage: Request, ServerResponse: Response };
}

/** Node makes an error for each request that dies with its connection; their traces would take seconds. */
export function endWithoutTraces(socket: Duplex): void {
  const { stackTraceLimit } = Error;
  socket.prependOnceListener("close", () => {
    Error.stackTraceLimit = 0;
  });
  socket.once("close", () => {
    Error.stackTraceLimit = stackTraceLimit;
  });
}
