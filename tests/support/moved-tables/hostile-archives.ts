import { BlobWriter, TextReader, ZipWriter } from "@zip.js/zip.js";
import type { HostileTable } from "./hostile-tables.ts";

async function archive(files: Record<string, string>, options = {}): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false, ...options });
  for (const [name, text] of Object.entries(files)) await zip.add(name, new TextReader(text));
  return zip.close();
}

const POSTS = "your_instagram_activity/media/posts_1.json";
const BROKEN = "Arşiv yarım inmiş ya da bozuk; yeniden indirip dene.";
const NOT_JSON =
  "Bu arşiv HTML olarak hazırlanmış, içinden ürün okunmuyor. Instagram'da bilgilerini yeniden iste, biçim olarak JSON'u seç.";
const NO_POSTS = "Bu dosyada gönderi bulunamadı. Instagram'ın verdiği zip dosyalarının hepsini birlikte seç.";
const MEGABYTE = " ".repeat(1024 * 1024);

/** Damaged and hostile archives of Instagram, each made when it is asked for. */
export const HOSTILE_ARCHIVES: readonly HostileTable[] = [
  { name: "no zip", sentence: BROKEN, make: () => new Blob(["yarım"]) },
  { name: "the first half", sentence: BROKEN, make: async () => (await archive({ [POSTS]: "[]" })).slice(0, 60) },
  { name: "a zip of nothing", sentence: NO_POSTS, make: () => archive({}) },
  { name: "a zip of holiday photos", sentence: NO_POSTS, make: () => archive({ "tatil/1.jpg": "x" }) },
  { name: "pages", sentence: NOT_JSON, make: () => archive({ "your_instagram_activity/media/posts_1.html": "<p>" }) },
  { name: "a list that breaks off", sentence: BROKEN, make: () => archive({ [POSTS]: '[{"media":[{"uri' }) },
  { name: "a list of nothing", sentence: NO_POSTS, make: () => archive({ [POSTS]: "[]" }) },
  { name: "a list of something else", sentence: NO_POSTS, make: () => archive({ [POSTS]: '{"a":[1,null,"x"]}' }) },
  { name: "lists inside lists", sentence: NO_POSTS, make: () => archive({ [POSTS]: "[".repeat(5_000_000) }) },
  {
    name: "objects inside objects",
    sentence: NO_POSTS,
    make: () => archive({ [POSTS]: `[${'{"media":'.repeat(2_000_000)}` }),
  },
  { name: "a list of 110 MB", sentence: NO_POSTS, make: () => archive({ [POSTS]: `[${MEGABYTE.repeat(110)}]` }) },
  { name: "a password", sentence: BROKEN, make: () => archive({ [POSTS]: "[]" }, { password: "gizli" }) },
];
