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

declare module "yauzl" {
  import type { Readable } from "node:stream";

  /** The part that the shop uses. */
  export type Entry = {
    fileName: string;
    compressedSize: number;
    uncompressedSize: number;
    compressionMethod: number;
    isEncrypted(): boolean;
  };
  export type ZipFile = {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  };
  export function openPromise(
    path: string,
    options: { autoClose: boolean; strictFileNames: boolean },
  ): Promise<ZipFile>;
}
