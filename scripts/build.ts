import { buildPages } from "./build-pages.ts";

await buildPages();
console.log("Sayfalar hazır.");
