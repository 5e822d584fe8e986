import { createHash } from "node:crypto";
import { picturePath } from "../../../domain/catalog/media.ts";
import { openBuiltPages } from "../../../server/pages/built-pages.ts";
import { addDemoProducts, withoutExamples } from "../demo-data.ts";
import { type OpenApp, openApp } from "../open-app.ts";

/** The built pages with the demo catalogue. Its pictures have addresses but are not drawn. */
export async function openDemoApp(): Promise<OpenApp> {
  const app = await openApp({ overrides: { openPages: openBuiltPages } });
  await withoutExamples(app.sections);
  await addDemoProducts(app.catalog, async (text) => pathOf(text));
  return app;
}

const pathOf = (text: string): string => picturePath(createHash("sha256").update(text).digest("hex"));

/** The bytes of an answer as a browser of today gets it, its status line and headers among them. */
export async function answerBytes(app: OpenApp, path: string): Promise<number> {
  const response = await app.app.request(path, { headers: { "Accept-Encoding": "gzip, deflate, br, zstd" } });
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 200 OK\r\n${headers.join("")}\r\n`.length + (await response.arrayBuffer()).byteLength;
}
