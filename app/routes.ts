import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("shop/shop-layout.tsx", [
    index("shop/home-page.tsx"),
    route("urun/:slug", "shop/product-page.tsx"),
    route("kategori/:slug", "shop/category-page.tsx"),
    route("ara", "shop/search-page.tsx"),
    route("favoriler", "shop/favourites-page.tsx"),
    route("sayfa/:slug", "shop/info-page.tsx"),
    route("*", "shop/not-found-page.tsx"),
  ]),
  route("login", "login/login-page.tsx"),
  route("admin", "admin/admin-page.tsx"),
] satisfies RouteConfig;
