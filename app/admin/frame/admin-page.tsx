import "../kit.css";
import "../kit-beside.css";
import "../kit-form.css";
import "../kit-links.css";
import "../kit-list.css";
import "./admin-page.css";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import {
  Link,
  Navigate,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
  useRevalidator,
} from "react-router";
import { isAdmin, isStaff } from "../../../domain/account/user.ts";
import { missingFacts, waitingPages } from "../../../domain/shop/shop-facts.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { PANEL_PATHS } from "../../../domain/web/panel-paths.ts";
import { ApiError } from "../../api-client.ts";
import { servicesContext } from "../../context.ts";
import { messages } from "../../messages.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import { useSession } from "../../session.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useShop } from "../../use-shop.ts";
import { OwnersCategoriesProvider, useCategoryName } from "../panel-context.tsx";
import { startPanelWorker } from "../shared/panel-worker.ts";
import { useFailureHandler } from "../use-failure-handler.ts";
import { Words } from "../use-undo.ts";
import type { Route } from "./+types/admin-page.ts";
import type { MissingFacts } from "./missing-facts-notice.tsx";
import { AdminHeader, PanelNav } from "./panel-nav.tsx";
import { sectionOf } from "./panel-sections.ts";

type Facts = MissingFacts & { hasNumber: boolean };

/** Lazy: a shop whose facts are complete never shows it. */
const MissingFactsNotice = lazyPart(() => import("./missing-facts-notice.tsx"));

export function loader({ context }: Route.LoaderArgs): Facts {
  const { snapshot } = context.get(servicesContext);
  const { shop } = snapshot;
  const facts = { shop, legal: snapshot.legalFacts };
  const waiting = waitingPages(facts);
  const waitingTitles = snapshot.infoPages.filter(({ slug }) => waiting.includes(slug)).map(({ title }) => title);
  return { missing: missingFacts(facts), waitingTitles, hasNumber: shop.phone !== "" };
}

/** Another section of the panel may have changed the seller's facts. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  return (
    <Panel {...loaderData}>
      <OwnersCategoriesProvider>
        <WordsOfItems>
          <Section />
        </WordsOfItems>
      </OwnersCategoriesProvider>
    </Panel>
  );
}

/** Gives every section the words of what a step changed. Without them a step is still listed and undone. */
const WordsOfItems = ({ children }: { children: ReactNode }) => (
  <Words value={{ load: loadItemWords, categoryName: useCategoryName() }}>{children}</Words>
);

const loadItemWords = () => import("./item-fields.ts").catch(() => undefined);

/** The opened section. While another one loads, a spinner stands there. */
function Section() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next && next.pathname !== pathname ? <Spinner /> : <Outlet context={user} />;
}

/** Stands while the first section loads. */
export const HydrateFallback = () => (
  <Panel {...NOTHING_MISSING}>
    <Spinner />
  </Panel>
);

/** The frame stays around a section that did not come, and around one that failed while it was drawn. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Panel {...NOTHING_MISSING}>
      <LostSection error={error} />
    </Panel>
  );
}

const NOTHING_MISSING: Facts = { missing: [], waitingTitles: [], hasNumber: true };

function LostSection({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  const handleFailure = useFailureHandler();
  const status = error instanceof ApiError ? error.status : undefined;
  const report = useEffectEvent(() => handleFailure(error, messages.dataFailed));
  useEffect(
    function reportFailedLoad() {
      if (status !== undefined) report();
    },
    [status],
  );
  return <LostPart onRetry={revalidate} />;
}

type PanelProps = Facts & { children: ReactNode };

function Panel(props: PanelProps) {
  const { name } = useShop();
  return (
    <>
      <title>{`Admin Panel | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="manifest" href="/admin/manifest.webmanifest" />
      <Guarded {...props} />
    </>
  );
}

/** Spec §2. The guard only redirects; the API protects the data. */
function Guarded({ missing, waitingTitles, hasNumber, children }: PanelProps) {
  const { user, isLoading } = useSession();
  const { pathname, search, hash, key } = useLocation();
  const [entry] = useState(key);
  const isAtWork = user !== null && isStaff(user);
  useEffect(
    function keepWhatIsShared() {
      if (isAtWork) startPanelWorker();
    },
    [isAtWork],
  );
  if (isLoading) {
    return (
      <main>
        <Spinner />
      </main>
    );
  }
  if (!user) return <Navigate to={addresses.login} state={{ from: pathname + search + hash }} replace />;
  if (!isAtWork) return <Navigate to={addresses.home} replace />;
  const isOwner = isAdmin(user);
  const isPlainEntry = key === entry && pathname + search + hash === addresses.admin;
  // A new shop has neither number nor products: it opens where both are asked for.
  if (isOwner && !hasNumber && isPlainEntry) return <Navigate to={PANEL_PATHS.today} replace />;
  const section = sectionOf(pathname);
  return (
    <>
      <AdminHeader name={user.name} />
      <div className="admin-page-frame page-width">
        <PanelNav isOwner={isOwner} />
        <main className="kit-stack admin-page">
          {isOwner && missing.length > 0 && pathname === addresses.admin && (
            <MissingFactsNotice missing={missing} waitingTitles={waitingTitles} />
          )}
          {isOwner || section?.isForHelpers ? children : <p role="status">Bu bölümü yalnız dükkân sahibi açar.</p>}
          {section?.guide && (
            <Link className="kit-links-plain screen-only" to={`${PANEL_PATHS.guide}#${section.guide}`}>
              Bu bölüm nasıl kullanılır?
            </Link>
          )}
          {pathname.startsWith(PANEL_PATHS.texts) && (
            <p className="kit-soft screen-only">
              Bilgi sayfalarındaki metinler şablondur, hukuki tavsiye değildir; yayınlamadan önce bir uzmana danış.
            </p>
          )}
        </main>
      </div>
    </>
  );
}
