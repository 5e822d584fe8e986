import type { Receiver } from "../../../domain/order/order-details.ts";
import { Field, Select } from "../../ui/field.tsx";
import { usePart } from "../../when-idle.ts";
import { typedDetails } from "./details-state.ts";

/** The province and its district from the list of all; typed by hand where the list could not be loaded. */
export function PlaceFields({ of: { province, district } }: { of: Receiver }) {
  const { part, hasFailed } = usePart(() => import("../../../domain/order/turkish-places.ts"), "now");
  if (hasFailed) return <TypedPlaces province={province} district={district} />;
  const provinces = part?.PROVINCES ?? [];
  const districts = provinces.find(({ name }) => name === province)?.districts ?? [];
  return (
    <div className="delivery-sheet-places">
      <Select
        label="İl"
        name="province"
        autoComplete="address-level1"
        value={province}
        onChange={({ target }) => typedDetails.changeReceiver({ province: target.value, district: "" })}
      >
        <Options names={provinces.map(({ name }) => name)} chosen={province} />
      </Select>
      <Select
        label="İlçe"
        name="district"
        autoComplete="address-level2"
        disabled={province === ""}
        value={district}
        onChange={({ target }) => typedDetails.changeReceiver({ district: target.value })}
      >
        <Options names={districts} chosen={district} />
      </Select>
    </div>
  );
}

/** The chosen value stays an option while the list is loading. */
const Options = ({ names, chosen }: { names: readonly string[]; chosen: string }) => (
  <>
    <option value="">Seçiniz</option>
    {[...new Set(chosen === "" ? names : [...names, chosen])].map((name) => (
      <option key={name}>{name}</option>
    ))}
  </>
);

const MAX_PLACE = 40;

const TypedPlaces = ({ province, district }: { province: string; district: string }) => (
  <div className="delivery-sheet-places">
    <Field
      label="İl"
      name="province"
      autoComplete="address-level1"
      maxLength={MAX_PLACE}
      value={province}
      onChange={({ target }) => typedDetails.changeReceiver({ province: target.value })}
    />
    <Field
      label="İlçe"
      name="district"
      autoComplete="address-level2"
      maxLength={MAX_PLACE}
      value={district}
      onChange={({ target }) => typedDetails.changeReceiver({ district: target.value })}
    />
  </div>
);
