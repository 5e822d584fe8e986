/** What was shared with the installed panel at once. */
export type Shared = { number: string; photos: readonly File[]; words: string };

/** public/panel-worker.js writes to it, at addresses that exist nowhere else. */
const CACHE = "paylasilan";
const keyOf = (number: string) => `/${CACHE}/${number}`;

/** Titles, texts and addresses are one text here, because apps distribute them as they like. */
const TEXTS = ["title", "text", "url"];
const PHOTOS = "photos";

/** Missing over plain http from another machine, where there is no worker either. */
const openCache = async () => ("caches" in window ? caches.open(CACHE) : undefined);

/** What was shared on this device and is neither opened nor removed. */
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
  async restore({ number, photos, words }: Shared): Promise<void> {
    const form = new FormData();
    form.set("text", words);
    for (const photo of photos) form.append(PHOTOS, photo);
    const cache = await openCache();
    await cache?.put(keyOf(number), new Response(form));
  },
};

function sharedIn(number: string, form: FormData): Shared {
  const words = TEXTS.map((name) => form.get(name)).filter((value) => typeof value === "string");
  const photos = form.getAll(PHOTOS).filter((value) => value instanceof File);
  return {
    number,
    words: [...new Set(words.map((text) => text.trim()))].filter(Boolean).join("\n"),
    // A browser sends an empty file without a name where nothing was chosen.
    photos: photos.filter(({ name, size }) => name !== "" || size > 0),
  };
}
