import { pictureHash } from "../../domain/catalog/media.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";

type Pictures = { forget(hashes: readonly string[]): Promise<void> };

/** Another process may take down a customer's photo. This one sees it in the snapshot, and forgets what it has made of it. */
export function forgetsWithdrawnPhotos(
  snapshot: () => Promise<Pick<Snapshot, "sections">>,
  pictures: Pictures,
): () => Promise<void> {
  let known: readonly { photo: string }[] = [];
  return async () => {
    const { shared } = (await snapshot()).sections["shared-words"];
    if (shared === known) return;
    const shown = new Set(shared.map(({ photo }) => photo));
    const gone = known.flatMap(({ photo }) => (shown.has(photo) ? [] : (pictureHash(photo) ?? [])));
    known = shared;
    if (gone.length > 0) await pictures.forget(gone);
  };
}
