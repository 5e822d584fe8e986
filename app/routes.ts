import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { OCCASION_PAGE } from "../domain/web/occasion-address.ts";
import { ORDER_PAGE } from "../domain/web/order-page-address.ts";
import { PAGE_PATHS, type PageId } from "../domain/web/page-paths.ts";
import { PANEL_PATHS } from "../domain/web/panel-paths.ts";
import { SECTIONS_BY_ID } from "./admin/frame/panel-sections.ts";

const PATHS = { ...PAGE_PATHS, ...PANEL_PATHS };

const { products, showcase, ...sections } = SECTIONS_BY_ID;

const page = (id: PageId, file: string) => route(PATHS[id], file, { id });

export default [
  layout("shop/frame/shop-layout.tsx", { id: "shop" }, [
    index("shop/home/home-page.tsx", { id: "home" }),
    page("product", "shop/product/product-page.tsx"),
    page("category", "shop/listing/listing-page.tsx"),
    page("allProducts", "shop/listing/listing-page.tsx"),
    page("gifts", "shop/gift/gift-page.tsx"),
    page("search", "shop/search/search-page.tsx"),
    page("favourites", "shop/favourites/favourites-page.tsx"),
    page("cartLink", "shop/cart-link/cart-link-page.tsx"),
    page("info", "shop/info/info-page.tsx"),
    route(OCCASION_PAGE, "shop/occasion/occasion-page.tsx", { id: "occasion" }),
    route(ORDER_PAGE, "shop/order-page/order-page.tsx", { id: "orderPage" }),
    route("*", "shop/page/missing-page.tsx", { id: "not-found" }),
  ]),
  page("login", "login/login-page.tsx"),
  page("newPassword", "account/new-password-page.tsx"),
  page("invitation", "account/invitation-page.tsx"),
  page("account", "account/account-page.tsx"),
  route(PAGE_PATHS.admin, "admin/frame/admin-page.tsx", { id: "admin" }, [
    index(products.page),
    route(showcase.path, showcase.page, { id: "showcase" }, [index("shop/preview/home-preview.tsx")]),
    ...Object.entries(sections).map(([id, { path, page }]) => route(path, page, { id })),
    page("printedOrders", "admin/order-print/printed-orders-page.tsx"),
    page("sharedWords", "admin/sharing/shared-words-page.tsx"),
    page("orderTexts", "admin/texts/order-texts-page.tsx"),
    page("text", "admin/texts/text-page.tsx"),
  ]),
] satisfies RouteConfig;
