import { useEffect, useEffectEvent } from "react";
import { ownPictureHash } from "../../../domain/catalog/media.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import { useShop } from "../../use-shop.ts";
import { useOpenedAbout } from "../use-opened-about.ts";

const PictureEditor = lazyPart(() => import("../picture-editor/picture-editor.tsx"), LostPart);

/** Cuts one picture in a sheet of its own. The sheet closes by going back in history; after that `onCut` gets the picture and its cut. */
export function usePictureEditor(onCut: (old: string, cut: string) => void) {
  const { publicUrl } = useShop();
  const { subject: edited, open, change, close } = useOpenedAbout<{ address: string; cut?: string }>("fotograf");
  // The form may have changed meanwhile, so an effect event replaces the picture in the form as it is then.
  const replace = useEffectEvent(onCut);
  useEffect(
    function applyCut() {
      if (!edited?.cut) return;
      change(undefined);
      replace(edited.address, edited.cut);
    },
    [edited, change],
  );
  const hash = edited && ownPictureHash(edited.address, publicUrl);

  return {
    /** Only the shop's own pictures can be cut. */
    canEdit: (address: string) => ownPictureHash(address, publicUrl) !== undefined,
    edit: (address: string) => open({ address }),
    sheet: hash && <PictureEditor hash={hash} onApply={(cut) => change({ ...edited, cut })} onClose={close} />,
  };
}
