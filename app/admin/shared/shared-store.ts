import { chatTextOf } from "./chat-file.ts";

/** One share with the installed panel. `chats` are exported ones. */
export type Shared = { number: string; photos: readonly File[]; chats: readonly File[]; words: string };

/** public/panel-worker.js writes to it, at addresses that exist nowhere else. */
const CACHE = "paylasilan";
const keyOf = (number: string) => `/${CACHE}/${number}`;

/** Titles, texts and addresses are one text here, because apps distribute them as they like. */
const TEXTS = ["title", "text", "url"];
const PHOTOS = "photos";
const CHATS = "chats";

/** Missing over plain http from another machine, where there is no worker either. */
const openCache = async () => ("caches" in window ? caches.open(CACHE) : undefined);

/** Shares on this device that are neither opened nor removed. */
export const sharedStore = {
  async list(): Promise<Shared[]> {
    const cache = await openCache();
    const requests = (await cache?.keys()) ?? [];
    const found = await Promise.all(
      requests.map(async ({ url }) => {
        const stored = await cache?.match(url);
        const number = url.slice(url.lastIndexOf("/") + 1);
        return stored ? [sharedIn(number, await stored.formData())] : [];
      }),
    );
    return found.flat();
  },

  async remove(number: string): Promise<void> {
    const cache = await openCache();
    await cache?.delete(keyOf(number));
  },

  /** Puts back what was removed. */
  async restore({ number, photos, chats, words }: Shared): Promise<void> {
    const form = new FormData();
    form.set("text", words);
    for (const photo of photos) form.append(PHOTOS, photo);
    for (const chat of chats) form.append(CHATS, chat);
    const cache = await openCache();
    await cache?.put(keyOf(number), new Response(form));
  },
};

/** The text of the chats, else what was shared as text: a chat comes with a text that says whose it is. */
export async function sharedText({ chats, words }: Shared): Promise<string> {
  const texts = await Promise.all(chats.map(chatTextOf));
  return texts.filter((text) => text !== undefined).join("\n") || words;
}

function sharedIn(number: string, form: FormData): Shared {
  const words = TEXTS.map((name) => form.get(name)).filter((value) => typeof value === "string");
  return {
    number,
    words: [...new Set(words.map((text) => text.trim()))].filter(Boolean).join("\n"),
    photos: filesIn(form, PHOTOS),
    chats: filesIn(form, CHATS),
  };
}

/** A browser sends an empty file without a name where nothing was chosen. */
const filesIn = (form: FormData, name: string): File[] =>
  form
    .getAll(name)
    .filter((value) => value instanceof File)
    .filter((file) => file.name !== "" || file.size > 0);
