import { coveringScale, type Turn, turnedSize } from "../../../domain/catalog/picture-cut.ts";
import { type Box, CORNERS, type Size } from "./crop-box.ts";
import "./crop-frame.css";
import { type CropStep, useCropTouch } from "./use-crop-touch.ts";

type CropFrameProps = {
  address: string;
  size: Size;
  turn: Turn;
  tilt: number;
  /** The color of the square around the picture. */
  background: string | null;
  /** Undefined if the whole picture is kept. */
  box: Box | undefined;
  isFree: boolean;
  onStep: (step: CropStep) => void;
};

/** Shows what the server will cut; both use the same arithmetic. */
export function CropFrame({ address, size, turn, tilt, background, box, isFree, onStep }: CropFrameProps) {
  const frame = turnedSize(size, turn);
  const touch = useCropTouch({ isFree, onStep });
  const scale = coveringScale(frame, tilt);
  const proportions = frame.width / frame.height;
  return (
    <div className="crop-frame" style={background ? square(background) : { width: widthOf(proportions) }}>
      <div
        className="crop-frame-whole"
        style={{ aspectRatio: proportions, width: share(background ? Math.min(proportions, 1) : 1) }}
      >
        <img
          className="crop-frame-picture"
          src={address}
          alt="Düzenlenen fotoğraf"
          style={{
            width: `${(size.width / frame.width) * 100}%`,
            transform: `translate(-50%, -50%) rotate(${turn + tilt}deg) scale(${scale})`,
          }}
        />
        {box && (
          <button
            type="button"
            className="crop-frame-box"
            aria-label="Kesilecek yer: ok tuşları taşır, artı ve eksi boyunu değiştirir"
            data-holds-finger
            style={{ left: share(box.left), top: share(box.top), width: share(box.width), height: share(box.height) }}
            {...touch}
          >
            {isFree &&
              CORNERS.map((corner) => <span key={corner} className="crop-frame-corner" data-corner={corner} />)}
          </button>
        )}
      </div>
    </div>
  );
}

const widthOf = (proportions: number): string => `min(100%, ${46 * proportions}dvh)`;

const square = (background: string) => ({ aspectRatio: 1, width: widthOf(1), background });

const share = (part: number): string => `${part * 100}%`;
