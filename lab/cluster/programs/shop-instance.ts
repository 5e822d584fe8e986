import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ADMIN } from "../../bench/measured-shop.ts";
import { type Place, type Program, startProgram } from "./program.ts";

type Given = {
  number: number;
  port: number;
  metricsPort: number;
  publicUrl: string;
  databaseUrl: string;
  listenUrl: string;
};

export type ShopInstance = {
  url: string;
  port: number;
  metricsUrl: string;
  pid(): number;
  /** Everything that it has logged. */
  log(): string;
  kill(): Promise<void>;
  end(): Promise<void>;
  start(): Promise<void>;
};

/** One shop, started as by `npm start`. */
export async function startShopInstance(place: Place, given: Given): Promise<ShopInstance> {
  const { number, port, metricsPort, publicUrl, databaseUrl, listenUrl } = given;
  const [name, url] = [`shop-${number}`, `http://127.0.0.1:${port}`];
  const env = {
    NODE_ENV: "production",
    PUBLIC_URL: publicUrl,
    HOST: "127.0.0.1",
    PORT: `${port}`,
    METRICS_PORT: `${metricsPort}`,
    DATA_DIR: join(place.folder, name),
    DATABASE_URL: databaseUrl,
    DATABASE_LISTEN_URL: listenUrl,
    TRUST_PROXY: "1",
    DEMO: "1",
    SHOP_PHONE: "0532 000 00 00",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const start = (): Promise<Program> =>
    startProgram(place, {
      name,
      command: [process.execPath, "scripts/bootstrap.mjs", "start"],
      env,
      here: true,
      isReady: async () => (await fetch(`${url}/readyz`)).ok,
    });
  let program = await start();
  return {
    url,
    port,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    pid: () => program.pid,
    log: () => readFileSync(join(place.folder, `${name}.log`), "utf8"),
    kill: () => program.kill(),
    end: () => program.end(),
    async start() {
      program = await start();
    },
  };
}
