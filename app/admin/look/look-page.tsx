import { useEffect, useState } from "react";
import { useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import type { Look } from "../../../domain/look/look.ts";
import { lookSection } from "../../../domain/settings/look-section.ts";
import type { SavedSection } from "../../../domain/settings/section-store.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { Loaded } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { LogoField } from "./logo-field.tsx";
import { LookFields } from "./look-fields.tsx";
import "./look-page.css";
import { LookPreview, wear } from "./look-preview.tsx";

/** 'Görünüm': logo, color, face, shape and paper, with the shop itself beside them. */
export default function LookPage() {
  const user = useOutletContext<User>();
  return (
    <div className="kit-stack">
      <h2>Görünüm</h2>
      <Loaded load={() => sectionCalls.find("look")}>{(saved) => <LookForm userId={user.id} loaded={saved} />}</Loaded>
    </div>
  );
}

function LookForm({ userId, loaded }: { userId: string; loaded: SavedSection<"look"> }) {
  const { name } = useShop();
  const [saved, setSaved] = useState(loaded.values);
  const [isUploading, setUploading] = useState(false);
  useEffect(
    function showFaces() {
      wear(document, loaded.values, name);
    },
    [loaded.values, name],
  );
  const show = (newer: SavedSection<"look">) => {
    setSaved(newer.values);
    wear(document, newer.values, name);
  };
  return (
    <SectionForm
      section="look"
      loaded={loaded}
      onSaved={show}
      waiting={isUploading ? "Logo yükleniyor..." : undefined}
      fields={(props) => {
        const look = lookOf(props.draft, saved);
        return (
          <div className="look-page">
            <div className="look-page-preview">
              <LookPreview look={look}>
                {JSON.stringify(look) !== JSON.stringify(saved) && (
                  <SmallButton action="Eskisine dön" onClick={() => props.onChange(saved)} />
                )}
              </LookPreview>
            </div>
            <div className="kit-stack">
              <LookFields
                look={look}
                typedColor={String(props.draft.color)}
                errors={props.errors}
                onChange={props.onChange}
              >
                <LogoField
                  logo={look.logo}
                  paper={look.paper}
                  userId={userId}
                  error={props.errors.logo}
                  onUploading={setUploading}
                  onChange={props.onChange}
                />
              </LookFields>
            </div>
          </div>
        );
      }}
    />
  );
}

/** The typed look. A color that is only half typed leaves the last one in the preview. */
const lookOf = (draft: Typed, saved: Look): Look =>
  lookSection.safeParse(draft).data ?? lookSection.safeParse({ ...draft, color: saved.color }).data ?? saved;
