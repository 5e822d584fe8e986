import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { onTestFinished } from "vitest";
import { readConfig } from "../../../server/config/config.ts";
import { openS3Files } from "../../../storage/pictures/s3-files.ts";

/** The key that the server knows. */
const KEY = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };

/** A real server that speaks S3 and checks signatures, with a bucket of its own. It can go away and come back. */
export async function openPictureStore() {
  const directory = await mkdtemp(join(tmpdir(), "fiyonk-pictures-"));
  const start = async (port: number) => {
    const server = new S3rver({
      port,
      address: "127.0.0.1",
      silent: true,
      directory,
      configureBuckets: [{ name: "kova" }],
    });
    return { server, port: (await server.run()).port };
  };
  let { server, port } = await start(0);
  let isOpen = true;
  const leave = async () => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  onTestFinished(async () => {
    await leave();
    await rm(directory, { recursive: true, force: true });
  });
  const env = { MEDIA_URL: "s3://kova/gorseller", AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`, ...KEY };
  return {
    env,
    files: filesOf(env),
    leave,
    async comeBack() {
      ({ server } = await start(port));
      isOpen = true;
    },
  };
}

export type PictureStore = Awaited<ReturnType<typeof openPictureStore>>;

export function filesOf(env: Record<string, string>) {
  const { pictureStore } = readConfig(env);
  if (!pictureStore) throw new Error("these settings name no store of pictures");
  return openS3Files(pictureStore);
}

export const namesIn = async ({ files }: Pick<PictureStore, "files">, prefix: string): Promise<string[]> =>
  (await Array.fromAsync(files.list(prefix))).map(({ name }) => name);

/** A picture whose hash is the sum of its bytes. */
export function pictureOf(text: string) {
  const bytes = Buffer.from(`RIFF0000WEBP${text}`);
  return { hash: createHash("sha256").update(bytes).digest("hex"), width: 16, height: 9, bytes: new Uint8Array(bytes) };
}
