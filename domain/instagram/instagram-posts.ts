import { mendedText } from "./instagram-files.ts";

/** A post of an archive. `media` are its files, the cover of a video before the video. */
export type Post = {
  /** The same in each archive of the account. */
  key: string;
  /** In seconds. */
  time: number;
  caption: string;
  media: string[];
};

type Part = { readonly [name: string]: unknown };

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);
const partsIn = (value: unknown): Part[] => (Array.isArray(value) ? value.filter(isPart) : []);
const textIn = (value: unknown): string => (typeof value === "string" ? mendedText(value) : "");
const timeIn = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);

const PICTURE = /\.(?:jpe?g|png|webp|heic|heif)$/i;

/** The posts of one file of an archive. What is none is left out. */
export function postsIn(json: unknown): Post[] {
  if (isPart(json) && (Array.isArray(json.photos) || Array.isArray(json.videos))) return postsOf2018(json);
  const wrapped = isPart(json) ? Object.values(json).find(Array.isArray) : undefined;
  const items = partsIn(wrapped ?? json);
  // A reel or an old post may be a medium alone.
  return items.flatMap((item) => postOf(item, "uri" in item ? [item] : mediaIn(item)) ?? []);
}

/** The media of a post, however deep: labels around them are translated. */
function mediaIn(value: unknown): Part[] {
  if (Array.isArray(value)) return value.flatMap(mediaIn);
  if (!isPart(value)) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    name === "media" ? partsIn(inside).filter(({ uri }) => typeof uri === "string") : mediaIn(inside),
  );
}

function postOf(item: Part, media: readonly Part[]): Post | undefined {
  const [first] = media;
  if (!first) return undefined;
  const time = timeIn(item.creation_timestamp) || timeIn(item.timestamp) || timeIn(first.creation_timestamp);
  const captions = [textIn(item.title), ...media.map(({ title }) => textIn(title)), labelledText(item)];
  return {
    key: `${textIn(first.uri)}@${time}`,
    time,
    caption: captions.find((caption) => caption.trim() !== "") ?? "",
    media: [...new Set(media.flatMap((one) => [...coversIn(one), textIn(one.uri)]))],
  };
}

/** Pictures that stand for a video. */
function coversIn(medium: Part): string[] {
  if (PICTURE.test(textIn(medium.uri))) return [];
  const texts = (value: unknown): string[] =>
    isPart(value) ? Object.values(value).flatMap(texts) : typeof value === "string" ? [value] : [];
  return texts(medium)
    .filter((text) => PICTURE.test(text))
    .map(mendedText);
}

/** The words under a post whose parts have translated labels: the longest text that is no address. */
function labelledText({ label_values: labels }: Part): string {
  const said = partsIn(labels).map(({ value }) => textIn(value));
  return (
    said.filter((text) => !/^https?:|^\d+$/.test(text)).toSorted((one, other) => other.length - one.length)[0] ?? ""
  );
}

/** Each picture has an entry of its own; those of one moment are a post. */
function postsOf2018({ photos, videos }: Part): Post[] {
  const media = [...partsIn(photos), ...partsIn(videos)].filter(({ path }) => typeof path === "string");
  const moments = Map.groupBy(media, ({ taken_at }) => textIn(taken_at));
  return [...moments].flatMap(([moment, together]) => {
    const uris = together.map(({ path }) => textIn(path));
    const time = Math.floor(Date.parse(moment) / 1000) || 0;
    const caption = together.map((one) => textIn(one.caption)).find((text) => text.trim() !== "") ?? "";
    return uris[0] === undefined ? [] : [{ key: `${uris[0]}@${time}`, time, caption, media: uris }];
  });
}

/** The posts of all files, the newest first. Files overlap: of the same post the one with more words counts. */
export function joinedPosts(files: readonly (readonly Post[])[]): Post[] {
  const byMedium = new Map<string, Post>();
  for (const post of files.flat()) {
    const name = post.media.at(-1) ?? post.key;
    const known = byMedium.get(name);
    if (!known || post.caption.length > known.caption.length || post.media.length > known.media.length) {
      byMedium.set(
        name,
        known && known.caption.length > post.caption.length ? { ...post, caption: known.caption } : post,
      );
    }
  }
  return [...byMedium.values()].toSorted((one, other) => other.time - one.time || (one.key < other.key ? -1 : 1));
}

export const isPicture = (uri: string): boolean => PICTURE.test(uri);
