import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";

type ArchivedPost = { caption: string; time: number; pictures: readonly { name: string; bytes: Uint8Array }[] };

/** Text as Instagram writes it: each byte of UTF-8 as a letter of its own. */
export const garbled = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** An archive in the layout of 2025, in a folder of its own. */
export async function instagramArchive(posts: readonly ArchivedPost[]): Promise<Buffer> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, level: 0 });
  const folder = "instagram-atolye-2026-11-01-abc/";
  const listed = posts.map(({ caption, time, pictures }) => {
    const media = pictures.map(({ name }) => ({
      uri: `media/posts/202611/${name}`,
      creation_timestamp: time,
      title: "",
    }));
    const [first] = media;
    if (media.length === 1 && first) return { media: [{ ...first, title: garbled(caption) }] };
    return { title: garbled(caption), creation_timestamp: time, media };
  });
  await zip.add(`${folder}your_instagram_activity/media/posts_1.json`, new TextReader(JSON.stringify(listed)));
  for (const { name, bytes } of posts.flatMap(({ pictures }) => pictures)) {
    await zip.add(`${folder}media/posts/202611/${name}`, new Uint8ArrayReader(bytes));
  }
  return Buffer.from(await zip.close());
}
