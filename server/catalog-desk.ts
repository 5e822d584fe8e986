import { join } from "node:path";
import type { Catalog, CategoryStore, ProductLedger } from "../domain/catalog/catalog.ts";
import type { Media, PictureFiles } from "../domain/catalog/media.ts";
import type { MoveStore } from "../domain/moving/move-store.ts";
import type { GetSnapshot } from "../domain/shop/snapshot.ts";
import { pictureRoutes } from "./api/admin-pictures.ts";
import type { ApiRoute } from "./api/api-route.ts";
import { cartRoutes } from "./api/cart-route.ts";
import { categoryRoutes } from "./api/category-routes.ts";
import { foreignPictureRoutes } from "./api/foreign-picture-routes.ts";
import { homeListRoutes, suggestionRoutes } from "./api/home-lists.ts";
import { movingRoutes } from "./api/moving-routes.ts";
import { outgoingRoutes } from "./api/outgoing-routes.ts";
import { panelRoutes } from "./api/panel-products.ts";
import { productRoutes } from "./api/products.ts";
import { sharingRoutes } from "./api/sharing-routes.ts";
import { stepRoutes } from "./api/steps.ts";
import type { Config } from "./config/config.ts";
import { type Log, outsideRequests } from "./log/log.ts";
import { fetchPicture } from "./pictures/fetched-picture.ts";
import { createPictures } from "./pictures/pictures.ts";
import { withdrawnPhotos } from "./pictures/withdrawn-photos.ts";
import { createPosters } from "./share/posters.ts";
import { createQrPictures } from "./share/qr-pictures.ts";
import { createSharePictures, createShopIcons } from "./share/share-pictures.ts";
import { openWorkshop } from "./workshop/workshop.ts";

type Parts = {
  config: Config;
  catalog: Catalog;
  categories: CategoryStore;
  moves: MoveStore;
  ledger: ProductLedger;
  media: Media;
  pictureFiles: PictureFiles | undefined;
  snapshot: GetSnapshot;
  /** The newest data, for the panel. */
  newest: GetSnapshot;
  now(): Date;
  log: Log;
};

/** Products and their pictures: the API of the catalogue, of the panel and of undo, and the pictures themselves. */
export function openCatalogDesk(parts: Parts) {
  const { config, catalog, categories, moves, ledger, media, pictureFiles, snapshot, newest, now, log } = parts;
  const { publicUrl, dataDir } = config;
  const workshop = openWorkshop({ warn: outsideRequests(log).warn });
  const pictures = createPictures({
    media,
    files: pictureFiles,
    withdrawn: withdrawnPhotos(snapshot),
    cacheDir: join(dataDir, "renditions"),
    work: workshop,
    warn: log.warn,
  });
  const drawn = { snapshot, media, warn: log.warn };
  const sharePicture = createSharePictures({
    ...drawn,
    cacheDir: join(dataDir, "share-pictures"),
    draw: workshop.drawShare,
  });
  const shopIcon = createShopIcons({ ...drawn, cacheDir: join(dataDir, "icons"), draw: workshop.drawIcon });
  const poster = createPosters({
    ...{ ...drawn, snapshot: newest },
    cacheDir: join(dataDir, "posters"),
    draw: workshop.drawPoster,
  });
  const qrPicture = createQrPictures({ publicUrl, snapshot });
  const routes: ApiRoute[] = [
    ...productRoutes({ catalog, snapshot, newest, media, publicUrl }),
    ...panelRoutes({ catalog, ledger, snapshot: newest, now, publicUrl }),
    ...movingRoutes({ moves, snapshot: newest, media, pictures, publicUrl }),
    ...outgoingRoutes({ moves, snapshot: newest, pictures, publicUrl, now }),
    ...foreignPictureRoutes({ moves, snapshot: newest, pictures, fetchPicture }),
    ...stepRoutes({ ledger, publicUrl }),
    ...categoryRoutes({ categories, media, publicUrl }),
    ...homeListRoutes(snapshot, publicUrl),
    ...pictureRoutes({ pictures, publicUrl }),
    ...sharingRoutes({ poster, snapshot: newest, ledger, pictures }),
    ...suggestionRoutes(snapshot, publicUrl),
    ...cartRoutes({ snapshot, ledger, publicUrl }),
  ];
  return {
    routes,
    pictures,
    /** Undefined where the address is not a picture's. */
    answerPicture: async (request: Request) =>
      (await qrPicture(request)) ??
      (await shopIcon(request)) ??
      (await sharePicture(request)) ??
      pictures.handle(request),
    close: workshop.close,
  };
}
