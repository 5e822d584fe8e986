import { z } from "zod";
import type { StoredSections } from "../../domain/settings/section-store.ts";
import { SECTION_KEYS, type SectionKey, sectionSchema } from "../../domain/settings/sections.ts";
import type { GetSnapshot } from "../../domain/shop/snapshot.ts";
import { settingPath } from "../../domain/web/panel-addresses.ts";
import { adminOnly } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute, savingOf } from "./api-route.ts";
import { giftRoutes } from "./gift-routes.ts";
import { occasionRoutes } from "./occasion-routes.ts";
import { type PictureShelf, requirePictures } from "./picture-addresses.ts";
import { historyRoutes } from "./steps.ts";

/** Twenty sets of 300 values, with ids, names and notes of full length. A letter may take three bytes. */
const CHOICES_LIMIT = 4 * 1024 * 1024;

/** `snapshot` has the products that visitors see. */
type Parts = { sections: StoredSections; media: PictureShelf; snapshot: GetSnapshot };

/** Each section of the settings has addresses of its own, so that each has its own rules in the API's document. */
export const settingRoutes = (parts: Parts): ApiRoute[] => [
  ...SECTION_KEYS.flatMap((key) => sectionRoutes(key, parts)),
  ...occasionRoutes(parts.snapshot),
  ...giftRoutes(parts.snapshot),
];

function sectionRoutes<Key extends SectionKey>(key: Key, { sections, media }: Omit<Parts, "snapshot">): ApiRoute[] {
  const values = sectionSchema(key);
  const saved = z.object({ revision: z.int(), values });
  const path = settingPath(key);
  const logs = { event: "settings_saved", reason: key };
  return [
    apiRoute(`GET ${path}`, {
      access: adminOnly,
      summary: "Ayarların bir bölümü ve sürümü",
      answer: saved,
      handle: () => sections.find(key),
    }),
    apiRoute(`GET ${path}/first`, {
      access: adminOnly,
      summary: "Ayarların bir bölümünün ilk hâli",
      answer: z.object({ values }),
      handle: async () => ({ values: sections.first(key) }),
    }),
    apiRoute(`PUT ${path}`, {
      access: adminOnly,
      summary: "Ayarların bir bölümünü değiştirir; If-Match verilirse yalnız o sürümü. Değişen yoksa step yoktur",
      body: values,
      bodyLimit: key === "choices" ? CHOICES_LIMIT : undefined,
      answer: saved.extend({ step: z.string().optional() }),
      logs,
      async handle(call) {
        await requirePictures(media, picturesIn(call.body));
        return sections.save(key, call.body, savingOf(call));
      },
    }),
    ...historyRoutes(path, {
      access: adminOnly,
      events: "Ayarların bir bölümünü kimin ne zaman değiştirdiği, en yenisi önce",
      revert: "Ayarların bir bölümünü bir olayın hemen ardındaki hâline döndürür",
      logs,
      saved: saved.extend({ step: z.string() }),
      listEvents: () => sections.listEvents(key),
      revertTo: ({ caller: { by } }, event) => sections.revertTo(key, event, by),
    }),
  ];
}

/** The shop's own pictures in the values of a section. */
const picturesIn = (values: object): string[] => JSON.stringify(values).match(/\/media\/[0-9a-f]{64}\.webp/g) ?? [];
