import { type ReactNode, useLayoutEffect, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from "react-router";
import { waitingPages } from "../domain/shop/shop-facts.ts";
import { PAGE_PATHS } from "../domain/web/page-paths.ts";
import type { Route } from "./+types/root.ts";
import "./app.css";
import { servicesContext } from "./context.ts";
import "./fonts/font-faces.css";
import { pack } from "./packed.ts";
import { SessionProvider } from "./session.tsx";
import { ToastHost } from "./toast.tsx";
import { ErrorPage } from "./ui/error-page.tsx";
import { pageKey } from "./ui/opened.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { snapshot, googleUrl } = context.get(servicesContext);
  const { shop } = snapshot;
  const categories = snapshot.categories.map(({ slug, name, tint }) => {
    const former = snapshot.formerSlugs.get(slug);
    return { slug, name, tint, ...(former && { former }) };
  });
  return pack({
    shop,
    googleUrl,
    categories,
    waitingPages: waitingPages({ shop, legal: snapshot.legalFacts }),
  });
}

type Way = Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl">;

/** The facts of the shop are loaded once a visit, and again by a page of the shop behind the panel, which may have changed them. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: Way) => !isOfShop(currentUrl) && isOfShop(nextUrl);

/** Sign-in asks the shop nothing: it opens without a connection, and at once where a session ends. */
const isOfShop = ({ pathname }: URL) => ![PAGE_PATHS.admin, PAGE_PATHS.login].some((path) => pathname.startsWith(path));

/** The policy of texts refuses the inline script of the scroll position where the browser draws an error page in place of the server's. */
let isHydrated = false;

export function Layout({ children }: { children: ReactNode }) {
  const [isOfServer] = useState(() => !isHydrated);
  const error = useRouteError();
  return (
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Links />
      </head>
      <body>
        {children}
        <HydratedNotice />
        {(isOfServer || !error) && <ScrollRestoration getKey={pageKey} />}
        <Scripts />
      </body>
    </html>
  );
}

/** Announces that the page, or its error page, is hydrated: app/early/early-taps.ts then replays the taps. */
function HydratedNotice() {
  useLayoutEffect(function announceHydration() {
    isHydrated = true;
    dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}

export default function Root() {
  return (
    <SessionProvider>
      <Outlet />
      <ToastHost />
    </SessionProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPage isMissing={isRouteErrorResponse(error) && error.status === 404} />
    </main>
  );
}
