import type { FileEntry } from "@zip.js/zip.js";
import { isPageOfPosts, listsPosts, namesOfFile } from "../../../domain/instagram/instagram-files.ts";
import { joinedPosts, type Post, postsIn } from "../../../domain/instagram/instagram-posts.ts";
import { asUnreadable, openZips, pictureBytes } from "./opened-zips.ts";
import { Unreadable } from "./unreadable.ts";

/** An archive of Instagram, of which only lists and chosen pictures are ever read. */
export type Archive = {
  posts: readonly Post[];
  /** The bytes of a file that a post names; undefined if no part of the archive has it. */
  fileOf(uri: string): Promise<Blob | undefined>;
  has(uri: string): boolean;
  close(): void;
};

/** A list of tens of thousands of posts has less. */
const MOST_OF_LIST = 100 * 1024 * 1024;
/** No list of posts lies so deep. Each level takes seventy times its letter of memory. */
const TOO_DEEP = /(?:[[{][^[{\]}]*){64}/;

const NOT_JSON =
  "Bu arşiv HTML olarak hazırlanmış, içinden ürün okunmuyor. Instagram'da bilgilerini yeniden iste, biçim olarak JSON'u seç.";
const NO_POSTS = "Bu dosyada gönderi bulunamadı. Instagram'ın verdiği zip dosyalarının hepsini birlikte seç.";

/** Opens the parts of one archive. */
export async function openArchive(files: readonly File[]): Promise<Archive> {
  const { entries, close } = await openZips(files);
  try {
    const byName = new Map<string, FileEntry>();
    for (const entry of entries) {
      for (const name of namesOfFile(entry.filename)) if (!byName.has(name)) byName.set(name, entry);
    }
    const posts = await asUnreadable(() => postsOf(entries));
    return {
      posts,
      has: (uri) => byName.has(uri),
      fileOf: (uri) => pictureBytes(byName.get(uri)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function postsOf(entries: readonly FileEntry[]): Promise<Post[]> {
  const { TextWriter } = await import("@zip.js/zip.js");
  const lists = entries.filter(({ filename }) => listsPosts(filename));
  if (lists.length === 0) {
    throw new Unreadable(entries.some(({ filename }) => isPageOfPosts(filename)) ? NOT_JSON : NO_POSTS);
  }
  const read: Post[][] = [];
  for (const list of lists) {
    if (list.uncompressedSize > MOST_OF_LIST) throw new Unreadable(NO_POSTS);
    const json = await list.getData(new TextWriter());
    if (TOO_DEEP.test(json)) throw new Unreadable(NO_POSTS);
    read.push(postsIn(JSON.parse(json)));
  }
  const posts = joinedPosts(read);
  if (posts.length === 0) throw new Unreadable(NO_POSTS);
  return posts;
}
