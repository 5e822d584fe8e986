import { pictureHash } from "../../domain/catalog/media.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";

/** Customers' photos that have gone from the snapshot since it was asked last: another process may have taken them down. */
export function withdrawnPhotos(snapshot: () => Promise<Pick<Snapshot, "sections">>): () => Promise<string[]> {
  let known: readonly { photo: string }[] = [];
  return async () => {
    const { shared } = (await snapshot()).sections["shared-words"];
    if (shared === known) return [];
    const shown = new Set(shared.map(({ photo }) => photo));
    const gone = known.flatMap(({ photo }) => (shown.has(photo) ? [] : (pictureHash(photo) ?? [])));
    known = shared;
    return gone;
  };
}
