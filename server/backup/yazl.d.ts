declare module "yazl" {
  import type { Readable } from "node:stream";

  /** The part that the shop uses. */
  export class ZipFile {
    outputStream: Readable;
    addReadStream(content: Readable, name: string, options: { mtime: Date; mode: number; compress: boolean }): void;
    end(): void;
    on(event: "error", listener: (error: Error) => void): void;
  }
}
