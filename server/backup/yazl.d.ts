declare module "yazl" {
  import type { Readable } from "node:stream";

  /** The part that the shop uses. */
  export class ZipFile {
    outputStream: Readable;
    addReadStreamLazy(
      name: string,
      options: { mtime: Date; mode: number; compress: boolean },
      open: (use: (error: null, content: Readable) => void) => void,
    ): void;
    end(): void;
    on(event: "error", listener: (error: Error) => void): void;
  }
}
