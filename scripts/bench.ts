import { buildPages } from "./build-pages.ts";

await buildPages();
await import("../bench/measure.ts");
