import { z } from "zod";
import type { StoredSections } from "../../domain/settings/section-store.ts";
import { SECTION_KEYS, type SectionKey, sectionSchema } from "../../domain/settings/sections.ts";
import { settingPath } from "../../domain/web/panel-addresses.ts";
import { expectedRevision } from "../http/conditions.ts";
import type { Log } from "../log/log.ts";
import { adminOnly, authorOf } from "../sign-in/access.ts";
import { type ApiRoute, apiRoute } from "./api-route.ts";
import { historyRoutes } from "./history-routes.ts";
import { type PictureShelf, requirePictures } from "./picture-addresses.ts";

/** Twenty sets of 300 values, with ids, names and notes of full length. A letter may take three bytes. */
const CHOICES_LIMIT = 4 * 1024 * 1024;

type Parts = { sections: StoredSections; media: PictureShelf; log: Log };

/** Each section of the settings has addresses of its own, so that each has its own rules in the API's document. */
export const settingRoutes = (parts: Parts): ApiRoute[] => SECTION_KEYS.flatMap((key) => sectionRoutes(key, parts));

function sectionRoutes<Key extends SectionKey>(key: Key, { sections, media, log }: Parts): ApiRoute[] {
  const values = sectionSchema(key);
  const saved = z.object({ revision: z.int(), values });
  const path = settingPath(key);
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
      async handle({ request, body, caller }) {
        await requirePictures(media, picturesIn(body));
        const done = await sections.save(key, body, {
          by: authorOf(caller),
          expectedRevision: expectedRevision(request),
        });
        log.info("settings_saved", { userId: caller.user.id, reason: key, step: done.step });
        return done;
      },
    }),
    ...historyRoutes({
      path,
      access: adminOnly,
      summaries: {
        events: "Ayarların bir bölümünü kimin ne zaman değiştirdiği, en yenisi önce",
        revert: "Ayarların bir bölümünü bir olayın hemen ardındaki hâline döndürür",
      },
      saved: saved.extend({ step: z.string() }),
      listEvents: () => sections.listEvents(key),
      async revert({ caller }, event) {
        const done = await sections.revertTo(key, event, authorOf(caller));
        log.info("settings_saved", { userId: caller.user.id, reason: key, step: done.step });
        return done;
      },
    }),
  ];
}

/** The shop's own pictures in the values of a section. */
const picturesIn = (values: object): string[] => JSON.stringify(values).match(/\/media\/[0-9a-f]{64}\.webp/g) ?? [];
