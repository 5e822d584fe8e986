import { execFile } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { SCHEMA } from "../../storage/migrations/migrations.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { openMailServer } from "../../tests/support/mail-server.ts";
import { openPictureStore } from "../../tests/support/pictures/picture-store.ts";
import { LIVE } from "../../tests/support/sample-shop.ts";
import { addressFinding, mailFinding, portFinding } from "./address-findings.ts";
import { databaseFinding, folderFinding, pictureFindings } from "./data-findings.ts";
import { examine } from "./examination.ts";
import { report } from "./machine-findings.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-doctor-"));
  await chmod(folder, 0o700);
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function answering(answer: string): Promise<number> {
  const server = createServer((_, outgoing) => outgoing.end(answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address: string | AddressInfo | null = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

describe("DATA_DIR", () => {
  test("is fine if only the shop can enter it, also where it has yet to be made", async () => {
    const dataDir = await emptyFolder();
    expect(folderFinding({ dataDir }, false).state).toBe("fine");
    expect(folderFinding({ dataDir: join(dataDir, "a", "b") }, false).state).toBe("fine");
    await chmod(dataDir, 0o755);
    expect(folderFinding({ dataDir }, false)).toMatchObject({
      state: "weak",
      sentence: expect.stringMatching(/herkes/),
    });
    expect(folderFinding({ dataDir }, true)).toMatchObject({ state: "weak", sentence: expect.stringMatching(/root/) });
  });

  test("is missing where the folder of copies belongs to somebody else", async () => {
    const dataDir = await emptyFolder();
    await mkdir(join(dataDir, "backups"));
    expect(folderFinding({ dataDir }, false).state).toBe("fine");
    if (process.getuid?.() === 0) await chown(join(dataDir, "backups"), 65_534, 65_534);
    else await chmod(join(dataDir, "backups"), 0o500);
    expect(folderFinding({ dataDir }, false)).toMatchObject({
      state: "missing",
      sentence: expect.stringContaining("backups"),
    });
  });

  test("is missing where a file has its place", async () => {
    const file = join(await emptyFolder(), "file");
    await writeFile(file, "");
    expect(folderFinding({ dataDir: file }, false).state).toBe("missing");
  });

  test("may lack a database, but a file that is none is reported and stays as it is", async () => {
    const dataDir = await emptyFolder();
    expect((await databaseFinding({ dataDir, databaseUrl: undefined })).state).toBe("fine");
    await writeFile(join(dataDir, "fiyonk.sqlite"), "bir veritabanı değil".repeat(100));
    expect(await databaseFinding({ dataDir, databaseUrl: undefined })).toMatchObject({
      state: "missing",
      sentence: expect.stringMatching(/bir veritabanı dosyası değil/),
    });
  });

  test.each(ENGINES)("is told when a newer version has used its database, on $engine", async ({ newEmptyLocation }) => {
    const place = { databaseUrl: undefined, ...(await newEmptyLocation()) };
    const { db } = await openFor(place);
    await db
      .updateTable("meta")
      .set({ value: SCHEMA + 1 })
      .where("key", "=", "schema")
      .execute();
    const newer = expect.stringContaining("daha yeni bir sürüm");
    expect(await databaseFinding(place)).toMatchObject({ state: "weak", sentence: newer });
    await db.schema.dropTable("media").execute();
    expect(await databaseFinding(place)).toMatchObject({ state: "missing", sentence: newer });
  });

  test("names the host of PostgreSQL only, and says that it is away", async () => {
    const databaseUrl = `postgres://sahip:gizli@127.0.0.1:${await freePort()}/fiyonk`;
    const { state, sentence } = await databaseFinding({ dataDir: "/", databaseUrl });
    expect([state, sentence.includes("gizli")]).toEqual(["missing", false]);
    expect(sentence).toContain("PostgreSQL'e ulaşılamıyor");
  });
});

const failing = (code: string) => () => {
  throw new TypeError("fetch failed", { cause: Object.assign(new Error("unknown"), { code }) });
};

const redirecting = (Location: string) => () => new Response("", { status: 301, headers: { Location } });

describe("addresses", () => {
  test("the port is free, or the shop's own, somebody else's, or keeps its visitors waiting", async () => {
    expect(await portFinding({ port: await freePort(), host: "127.0.0.1" })).toMatchObject({ state: "fine" });
    expect(await portFinding({ port: await answering("ok"), host: "127.0.0.1" })).toMatchObject({
      sentence: expect.stringMatching(/şu an açık/),
    });
    expect(await portFinding({ port: await answering("x"), host: "127.0.0.1" })).toMatchObject({
      state: "missing",
      sentence: expect.stringMatching(/dolu/),
    });
    const ended = AbortSignal.abort(new DOMException("too late", "TimeoutError"));
    vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(ended);
    expect(await portFinding({ port: await answering("ok"), host: "127.0.0.1" })).toMatchObject({
      state: "missing",
      sentence: expect.stringMatching(/dükkân açılamıyor olabilir/),
    });
  });

  test("the public address is asked as a visitor would", async () => {
    const live = { isProduction: true, trustedProxies: 1 };
    const ask = (publicUrl: string, more = {}) => addressFinding({ ...live, publicUrl, ...more });
    expect(await ask("https://fiyonk.example", { isProduction: false })).toMatchObject({ state: "weak" });
    expect(await ask("http://localhost:3000")).toMatchObject({ state: "weak" });
    expect(await ask(`https://127.0.0.1:${await freePort()}`)).toMatchObject({
      state: "missing",
      sentence: expect.stringContaining("bağlantıyı kabul etmiyor"),
    });
    const answers: [answer: () => Response, trustedProxies: number, state: string, sentence: string][] = [
      [() => new Response("ok"), 1, "fine", "https ile açılıyor"],
      [() => new Response("ok"), 0, "weak", "TRUST_PROXY=0"],
      [() => new Response("başka"), 1, "missing", "başka bir site"],
      [() => new Response("", { status: 502 }), 1, "missing", "arkasında dükkân yok"],
      [redirecting("https://www.fiyonk.example/healthz"), 1, "missing", "PUBLIC_URL'e https://www.fiyonk.example yaz"],
      [redirecting("/tr/healthz"), 1, "missing", "PUBLIC_URL'e"],
      [redirecting("https://baska.example/park?fiyonk.example"), 1, "missing", "başkasının sitesiyse"],
      [() => new Response("", { status: 404 }), 1, "missing", "başka bir site"],
      [failing("ENOTFOUND"), 1, "missing", "A kaydını"],
      [failing("ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR"), 1, "missing", "geçerli bir sertifikası yok"],
      [failing("UNABLE_TO_VERIFY_LEAF_SIGNATURE"), 1, "missing", "geçerli bir sertifikası yok"],
    ];
    for (const [answer, trustedProxies, state, sentence] of answers) {
      vi.stubGlobal("fetch", async () => answer());
      const finding = await ask("https://fiyonk.example", { trustedProxies });
      expect(finding).toMatchObject({ state, sentence: expect.stringContaining(sentence) });
    }
  });

  test("mail is sent by a server that accepts us, or by nobody", async () => {
    const server = await openMailServer();
    onTestFinished(server.close);
    const from = "merhaba@fiyonk.example";
    expect(await mailFinding({ mailServer: undefined })).toMatchObject({ state: "weak" });
    expect(await mailFinding({ mailServer: { url: server.url, from } })).toMatchObject({ state: "fine" });
    const url = `smtp://ad:gizli@127.0.0.1:${await freePort()}`;
    const { state, sentence } = await mailFinding({ mailServer: { url, from } });
    expect([state, sentence.includes("gizli")]).toEqual(["missing", false]);
    expect(sentence).toMatch(/bağlanılamıyor.*port/);
    const plain = await mailFinding({ mailServer: { url: server.url.replace("smtp:", "smtps:"), from } });
    expect(plain).toMatchObject({ state: "missing", sentence: expect.stringContaining("smtps:// 465") });
  });
});

describe("the store of pictures", () => {
  test("is looked at only where one is set, and has to answer", async () => {
    const { env, leave } = await openPictureStore();
    const ask = () => pictureFindings(readConfig(env));
    expect(await pictureFindings(readConfig({}))).toEqual([]);
    expect(await ask()).toEqual([{ state: "fine", what: "Görsel deposu", sentence: expect.stringContaining("kova") }]);
    await leave();
    expect(await ask()).toMatchObject([{ state: "missing", sentence: expect.stringContaining("AWS_ENDPOINT_URL") }]);
  });

  test("is none where its address is a web page", async () => {
    const { env } = await openPictureStore();
    const AWS_ENDPOINT_URL = `http://127.0.0.1:${await answering("<!doctype html><title>Hoş geldin</title>")}`;
    expect(await pictureFindings(readConfig({ ...env, AWS_ENDPOINT_URL }))).toMatchObject([
      { state: "missing", sentence: expect.stringContaining("bir web sayfası") },
    ]);
  });
});

describe("the whole examination", () => {
  test("lists wrong settings instead of what follows from them", async () => {
    const findings = await examine({ ...LIVE, PORT: "üç bin", DATABASE_URL: "mysql://sahip:gizli@x" });
    expect(findings.at(-1)).toMatchObject({
      state: "missing",
      what: "Ayarlar",
      sentence: expect.stringMatching(/PORT[\s\S]*DATABASE_URL/),
    });
    expect(report(findings).text).not.toContain("gizli");
  });

  test("reports with a mark a line, and exits with 1 only if something is missing", async () => {
    const dataDir = await emptyFolder();
    await mkdir(join(dataDir, "backups"));
    const all = await examine({ PORT: `${await freePort()}`, DATA_DIR: dataDir });
    const findings = all.filter(({ what }) => what !== "Sayfalar");
    const { text, exitCode } = report(findings);
    expect(exitCode).toBe(0);
    expect(text.split("\n")).toHaveLength(findings.length + 2);
    expect(text).toMatch(/^[✓!] Node: 24/);
    expect(text).toContain("Bu sunucu dükkânı taşır.");
    expect(report([{ state: "missing", what: "x", sentence: "y" }])).toMatchObject({
      exitCode: 1,
      text: expect.stringMatching(/Eksik: 1\./),
    });
  });

  test("is a command with an exit code", async () => {
    const env = { PATH: process.env.PATH, NODE_ENV: "production" };
    const run = await new Promise<{ code: unknown; stdout: string }>((resolve) =>
      execFile(process.execPath, ["scripts/doctor.ts"], { env }, (error, stdout) =>
        resolve({ code: error?.code, stdout }),
      ),
    );
    expect(run.code).toBe(1);
    expect(run.stdout).toContain("PUBLIC_URL: canlıda sitenin adresi gerekli");
  });
});
