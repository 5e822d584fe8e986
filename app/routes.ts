import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("shop/frame/shop-layout.tsx", [
    index("shop/home/home-page.tsx"),
    route("urun/:slug", "shop/product/product-page.tsx"),
    route("kategori/:slug", "shop/category/category-page.tsx"),
    route("ara", "shop/search/search-page.tsx"),
    route("favoriler", "shop/favourites/favourites-page.tsx"),
    route("sayfa/:slug", "shop/info/info-page.tsx"),
    route("*", "shop/page/not-found-page.tsx"),
  ]),
  route("login", "login/login-page.tsx"),
  route("admin", "admin/frame/admin-page.tsx"),
] satisfies RouteConfig;
