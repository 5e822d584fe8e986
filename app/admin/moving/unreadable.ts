/** A file that cannot be read, in a sentence for the owner. */
export class Unreadable extends Error {
  override name = "Unreadable";
}
