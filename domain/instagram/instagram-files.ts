/** The files of an archive that list posts, in every layout since 2018. Other lists have the same names in other folders. */
const POSTS = /(?:^|\/)(?:content|media)\/(?:posts(?:_\d+)?|reels|igtv_videos)\.json$/;
const POSTS_OF_2018 = /^(?:[^/]*\/)?media\.json$/;
const INSIGHTS = /(?:^|\/)logged_information\//;

export const listsPosts = (path: string): boolean =>
  (POSTS.test(path) || POSTS_OF_2018.test(path)) && !INSIGHTS.test(path);

/** True for the files of an archive that was made to be read in a browser. */
export const isPageOfPosts = (path: string): boolean =>
  /(?:^|\/)(?:posts_\d+|reels|start_here|index)\.html$/.test(path);

/** The end of a file's path as posts name it: some archives lie in a folder of their own. */
export function namesOfFile(path: string): string[] {
  const within = path.slice(path.indexOf("/") + 1);
  const media = path.search(/(?:^|\/)media\//);
  return [...new Set([path, within, media === -1 ? path : path.slice(media).replace(/^\//, "")])];
}

/**
 * The text as it was written. Archives have each byte of UTF-8 as a letter of its own. Text that is right already has a letter above 255, or
 * its letters are no UTF-8.
 */
export function mendedText(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  } catch {
    return text;
  }
}
