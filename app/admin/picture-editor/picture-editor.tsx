import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { MAX_TILT, type PictureCut, turnedSize } from "../../../domain/catalog/picture-cut.ts";
import { ApiError } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { panel } from "../panel-calls.ts";
import "../../ui/button.css";
import { PlainButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { useFailureHandler } from "../use-failure-handler.ts";
import { largestBox } from "./crop-box.ts";
import { CropFrame } from "./crop-frame.tsx";
import { EditorChoices, FREE, type Proportions, proportionsIn, WHOLE_PICTURE } from "./editor-choices.tsx";

type PictureEditorProps = { hash: string; onApply: (address: string) => void; onClose: () => void };

const OUT_OF_REACH = "Sunucuya ulaşılamadı. Fotoğraf olduğu gibi duruyor, tekrar deneyebilirsin.";

const UNTOUCHED: PictureCut = { turn: 0, tilt: 0, crop: null, background: null };

/** Rendered outside of the form, so that its buttons and keys do not submit it. */
export default function PictureEditor(props: PictureEditorProps) {
  return createPortal(
    <Sheet title="Fotoğrafı düzenle" shape="form" onClose={props.onClose}>
      <Editor {...props} />
    </Sheet>,
    document.body,
  );
}

/** Starts from the original, so that cutting twice loses nothing. */
function Editor({ hash, onApply, onClose }: PictureEditorProps) {
  const [cut, setCut] = useState(UNTOUCHED);
  const [proportions, setProportions] = useState<Proportions>(WHOLE_PICTURE);
  const [isBusy, setBusy] = useState(false);
  const [why, setWhy] = useState<string>();
  const handleFailure = useFailureHandler();
  // Null once the editor is closed; later responses are ignored.
  const editor = useRef<HTMLDivElement>(null);

  const explain = (failure: unknown, message: string) => {
    if (failure instanceof ApiError && !editor.current) return;
    setWhy(handleFailure(failure, message).detail ?? OUT_OF_REACH);
  };
  const { answer: found } = useRequest(
    () => panel.findPicture(hash),
    (failure) => explain(failure, messages.dataFailed),
  );
  const size = found?.original ?? found?.picture;
  const change = (changes: Partial<PictureCut>) => {
    const next = { ...cut, ...changes };
    if (size && next.turn !== cut.turn) next.crop = boxFor(proportions, next);
    setCut(next);
  };
  const boxFor = (chosen: Proportions, { turn }: PictureCut) =>
    size && chosen !== WHOLE_PICTURE ? largestBox(turnedSize(size, turn), proportionsIn(chosen)) : null;
  const choose = (chosen: Proportions) => {
    setProportions(chosen);
    setCut({ ...cut, crop: boxFor(chosen, cut) });
  };
  const apply = async () => {
    setBusy(true);
    setWhy(undefined);
    try {
      const { address } = await panel.cutPicture(hash, cut);
      if (editor.current) onApply(address);
    } catch (failure) {
      explain(failure, messages.actionFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div ref={editor} className="kit-sheet">
      <div className="kit-body">
        {size ? (
          <>
            <CropFrame
              address={size.address}
              size={size}
              turn={cut.turn}
              tilt={cut.tilt}
              background={cut.background}
              box={cut.crop ?? undefined}
              isFree={proportions === FREE}
              onStep={(step) => setCut((now) => ({ ...now, crop: now.crop && step(now.crop) }))}
            />
            <EditorChoices
              cut={cut}
              maxTilt={MAX_TILT}
              proportions={proportions}
              onChange={change}
              onProportions={choose}
            />
          </>
        ) : (
          !why && <Spinner />
        )}
      </div>
      <footer className="sheet-foot">
        {why && <p role="alert">{why}</p>}
        {found?.original && (
          <PlainButton action="Özgün hâline dön" onClick={() => found.original && onApply(found.original.address)} />
        )}
        <PlainButton action="Vazgeç" onClick={onClose} />
        <button type="button" className="button button-ribbon" disabled={isBusy || !size} onClick={apply}>
          {isBusy ? "Uygulanıyor..." : "Uygula"}
        </button>
      </footer>
    </div>
  );
}
