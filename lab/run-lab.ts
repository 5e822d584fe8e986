import { argv } from "node:process";
import { buildPages } from "../scripts/build-pages.ts";
import type { Report } from "./bench/table.ts";
import { machineLine } from "./bench/table.ts";

type Experiment = {
  /** Said to people who ask for the names. */
  said: string;
  /** Loaded when it is asked for, because some need packages that others do not. */
  load(): Promise<(asked: readonly string[]) => Promise<Report>>;
};

const EXPERIMENTS: Record<string, Experiment> = {
  throughput: {
    said: "çıplak bir node:http ile sırayla: saniyedeki istek, bekleme, bellek",
    load: async () => (await import("./bench/loads/throughput.ts")).throughput,
  },
  bytes: {
    said: "bir telefona inen baytlar, ilk dokunuştan önce ve sonra; Lighthouse",
    load: async () => (await import("./bench/visits/visited-pages.ts")).visitedPages,
  },
  search: {
    said: "10.000 üründe yazarken öneriler",
    load: async () => (await import("./bench/search-speed.ts")).search,
  },
  growth: {
    said: "100, 1.000, 10.000 ve 100.000 üründe açılış, kayıt, bellek; ya da söylenen sayıda",
    load: async () => (await import("./bench/growth.ts")).growth,
  },
  orders: {
    said: "defterde 10.000 sipariş, iki veritabanında",
    load: async () => (await import("./bench/order-book.ts")).orderBook,
  },
  pulse: {
    said: "saniyede 2.000 sayım sırayla varken ve yokken sayfaların beklemesi; günün satırları; öldürülünce kalan",
    load: async () => (await import("./bench/loads/pulse.ts")).pulse,
  },
  archive: {
    said: "2.000 gönderili, 3 GB'lık bir Instagram arşivi tarayıcıda",
    load: async () => (await import("./bench/visits/large-archive.ts")).largeArchive,
  },
  moving: {
    said: "10.000 ürün, ziyaretçiler gezerken alınır ve geri alınır, iki veritabanında",
    load: async () => (await import("./bench/moved-rows.ts")).movedRows,
  },
  faults: {
    said: "öldürme, elektrik kesintisi, yedek, yoğun saldırı; ya da söylenen satırlar (F1 L3)",
    load: async () => (await import("./faults/try-faults.ts")).tryFaults,
  },
  weeks: {
    said: "dükkânın binlerce haftası, iki veritabanında; dakika, ilk tohum, bir hayatın adımları",
    load: async () => (await import("./weeks.ts")).weeks,
  },
  upgrade: {
    said: "iki sürüm ziyaretçilerin altında sırayla değişir, 5 ya da söylenen sayıda dakika",
    load: async () => (await import("./several/try-upgrade.ts")).tryUpgrade,
  },
  image: {
    said: "sayfalar yalnız imaja giren dosyalardan hazırlanır, dükkân compose'un ayarlarıyla açılır",
    load: async () => (await import("./several/try-image.ts")).tryImage,
  },
  cluster: {
    said: "üç dükkân, iki PostgreSQL, önlerinde nginx: bir dükkân, sonra veritabanı öldürülür",
    load: async () => (await import("./several/try-cluster.ts")).tryCluster,
  },
};

const [name = "", ...asked] = argv.slice(3);
const experiment = EXPERIMENTS[name];
if (!experiment) {
  const lines = Object.entries(EXPERIMENTS).map(([known, { said }]) => `  ${known.padEnd(11)} ${said}`);
  console.error([`Hangi deney? Örnek: npm run lab -- throughput`, ...lines].join("\n"));
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

await buildPages();
const startedAt = performance.now();
const run = await experiment.load();
const { text, holds } = await run(asked);
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`\n\`npm run lab -- ${[name, ...asked].join(" ")}\`, ${minutes} minutes: ${machineLine}.\n\n${text}\n`);
process.exit(holds ? 0 : 1);
