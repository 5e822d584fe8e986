import type { FileEntry, ZipReader } from "@zip.js/zip.js";
import { isPageOfPosts, listsPosts, namesOfFile } from "../../../domain/instagram/instagram-files.ts";
import { joinedPosts, type Post, postsIn } from "../../../domain/instagram/instagram-posts.ts";
import { Unreadable } from "./unreadable.ts";

/** An archive of Instagram, of which only lists and chosen pictures are ever read. */
export type Archive = {
  posts: readonly Post[];
  /** The bytes of a file that a post names; undefined if no part of the archive has it. */
  fileOf(uri: string): Promise<Blob> | undefined;
  has(uri: string): boolean;
  close(): void;
};

const MOST_ENTRIES = 200_000;
/** A list of tens of thousands of posts has less. */
const MOST_OF_LIST = 100 * 1024 * 1024;
/** No list of posts lies so deep. Each level takes seventy times its letter of memory. */
const TOO_DEEP = /(?:[[{][^[{\]}]*){64}/;
const MOST_OF_PICTURE = 60 * 1024 * 1024;

const NOT_JSON =
  "Bu arşiv HTML olarak hazırlanmış, içinden ürün okunmuyor. Instagram'da bilgilerini yeniden iste, biçim olarak JSON'u seç.";
const NO_POSTS = "Bu dosyada gönderi bulunamadı. Instagram'ın verdiği zip dosyalarının hepsini birlikte seç.";
const BROKEN = "yarım inmiş ya da bozuk; yeniden indirip dene.";

/** Opens the parts of one archive. They are read where they lie, slice by slice. */
export async function openArchive(files: readonly File[]): Promise<Archive> {
  const { BlobReader, BlobWriter, TextWriter, ZipReader } = await import("@zip.js/zip.js");
  const readers: ZipReader<unknown>[] = [];
  const entries = new Map<string, FileEntry>();
  const lists: FileEntry[] = [];
  let hasPages = false;
  const close = () => {
    for (const reader of readers) void reader.close();
  };
  try {
    for (const file of files) {
      // Workers would have to come from a blob, which the page's policy forbids.
      const reader = new ZipReader(new BlobReader(file), { useWebWorkers: false });
      readers.push(reader);
      for await (const entry of reader.getEntriesGenerator()) {
        if (entry.directory) continue;
        for (const name of namesOfFile(entry.filename)) if (!entries.has(name)) entries.set(name, entry);
        if (listsPosts(entry.filename)) lists.push(entry);
        hasPages ||= isPageOfPosts(entry.filename);
        if (entries.size > MOST_ENTRIES * 3) throw new Unreadable(`“${file.name}” bir Instagram arşivi değil.`);
      }
    }
    if (lists.length === 0) throw new Unreadable(hasPages ? NOT_JSON : NO_POSTS);
    const read: Post[][] = [];
    for (const list of lists) {
      if (list.uncompressedSize > MOST_OF_LIST) throw new Unreadable(NO_POSTS);
      const json = await list.getData(new TextWriter());
      if (TOO_DEEP.test(json)) throw new Unreadable(NO_POSTS);
      read.push(postsIn(JSON.parse(json)));
    }
    const posts = joinedPosts(read);
    if (posts.length === 0) throw new Unreadable(NO_POSTS);
    return {
      posts,
      has: (uri) => entries.has(uri),
      fileOf(uri) {
        const entry = entries.get(uri);
        if (!entry || entry.uncompressedSize > MOST_OF_PICTURE) return undefined;
        return entry.getData(new BlobWriter());
      },
      close,
    };
  } catch (error) {
    close();
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`Arşiv ${BROKEN}`);
  }
}
