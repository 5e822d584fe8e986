import { type ChangeEvent, useState } from "react";
import { hasWhiteGround, logoGround } from "../../../domain/look/header-logo.ts";
import type { LogoChoice, PictureLogo } from "../../../domain/look/look.ts";
import { PAPER_COLORS, type Paper } from "../../../domain/look/paper.ts";
import { Chip, PlainButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { useShop } from "../../use-shop.ts";
import { storedAddress } from "../product-pictures/picture-list.ts";
import { UploadTiles } from "../product-pictures/picture-source.tsx";
import { uploadQueueOf, useHeldSaving, useUploads } from "../product-pictures/use-uploads.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { prepareLogo } from "./prepared-logo.ts";

type LogoFieldProps = {
  logo: LogoChoice;
  paper: Paper;
  userId: string;
  error: string | undefined;
  onUploading: (isUploading: boolean) => void;
  onChange: (changes: Typed) => void;
};

const UNREADABLE = "Bu dosya görsel olarak açılamadı. PNG, JPEG, WebP ya da SVG biçiminde bir logo seç.";

/** The bow, the name alone, or a picture that is cut and uploaded. */
export function LogoField({ logo, paper, userId, error, onUploading, onChange }: LogoFieldProps) {
  const { publicUrl } = useShop();
  const [refusal, setRefusal] = useState<string>();
  const [colors, setColors] = useState<readonly string[]>([]);
  const uploads = useUploads(uploadQueueOf(userId, "logo"), async (addresses) => {
    const image = storedAddress(addresses.at(-1) ?? "", publicUrl);
    const measured = await prepareLogo(image);
    if (!measured) return setRefusal(UNREADABLE);
    const { width, height, tone, ground } = measured;
    onChange({ logo: { image, width, height, tone, ground } });
  });
  useHeldSaving(uploads, onUploading);
  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (!file) return;
    const prepared = await prepareLogo(file);
    setRefusal(prepared ? undefined : UNREADABLE);
    setColors(prepared?.colors ?? []);
    if (!prepared) return;
    uploads.forget(uploads.list.map(({ id }) => id));
    uploads.add([prepared.file]);
  }
  return (
    <fieldset className="kit-group">
      <legend>Logo</legend>
      <div className="kit-row">
        <Chip action="Fiyonk ve adın" aria-pressed={logo === "bow"} onClick={() => onChange({ logo: "bow" })} />
        <Chip action="Yalnız adın" aria-pressed={logo === "name"} onClick={() => onChange({ logo: "name" })} />
        <label className="button-chip kit-form-file">
          <Icon name="plus" size={18} />
          {typeof logo === "string" ? "Logonu yükle" : "Logonu değiştir"}
          <input type="file" name="logo" accept="image/png,image/jpeg,image/webp,image/svg+xml" onChange={choose} />
        </label>
      </div>
      <UploadTiles uploads={uploads} />
      {typeof logo !== "string" && <Standing logo={logo} paper={paper} />}
      {(refusal ?? error) && (
        <p className="kit-wrong" role="alert">
          {refusal ?? error}
        </p>
      )}
      {colors.length > 0 && (
        <div className="kit-row">
          <p>Logondaki renkler:</p>
          {colors.map((color) => (
            <button
              key={color}
              type="button"
              className="button-icon"
              aria-label={`Bu rengi kullan: ${color}`}
              onClick={() => onChange({ color })}
            >
              <Swatch paint={color} size={28} />
            </button>
          ))}
        </div>
      )}
      {typeof logo !== "string" && <PlainButton action="Logoyu kaldır" onClick={() => onChange({ logo: "name" })} />}
    </fieldset>
  );
}

/** Says why a logo gets a ground on this paper, and which file would need none. */
function Standing({ logo, paper }: { logo: PictureLogo; paper: Paper }) {
  const { isDark } = PAPER_COLORS[paper];
  if (!logoGround(logo, isDark) || (!isDark && hasWhiteGround(logo))) return null;
  return (
    <p className="kit-soft" role="status">
      {logo.ground ? OWN_GROUND : isDark ? LOST_ON_DARK : LOST_ON_LIGHT}
    </p>
  );
}

const OWN_GROUND =
  "Logonun kendi zemini var, onunla birlikte durur. Arkası saydam bir PNG ya da SVG yüklersen kutusu kalkar.";
const LOST_ON_DARK =
  "Logonun koyu yerleri bu zeminde kayboluyor; altına beyaz koyduk. Açık renkli bir logo yüklersen gerek kalmaz.";
const LOST_ON_LIGHT =
  "Logonun açık yerleri bu zeminde kayboluyor; altına koyu renk koyduk. Koyu renkli bir logo yüklersen gerek kalmaz.";
