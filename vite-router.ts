import { type Plugin, parseSync, Visitor } from "vite";

/** Whole files of the router that the visitor's phone need not carry. An upgrade that asks for more fails the build. */
const UNUSED_FILES: Record<string, string> = {
  // `instrumentations` is never passed to the router.
  "instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = undefined, instrumentClientSideRouter = undefined;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  // Every route is known from the start (react-router.config.ts), so none is discovered later.
  "fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPartialManifest = undefined, getManifestPath = undefined, getPathsWithAncestors = undefined;
    export const handleClientVersionMismatch = undefined;`,
};

/** The router would load the page anew, and the cart would be gone. Only what a newer version no longer has is worth that. */
const ASK_AGAIN = `
  for (let times = 0; !(route.id in routeModulesCache); times += 1) {
    const { module } = route;
    try {
      routeModulesCache[route.id] = await import(/* @vite-ignore */ times === 0 ? module : module + "?" + times);
    } catch {
      const isGone = await fetch(module, { method: "HEAD" }).then(({ status }) => status === 404, () => false);
      if (isGone) location.reload();
      await new Promise((go) => isGone || setTimeout(go, 1000));
    }
  }
  return routeModulesCache[route.id];`;

/**
 * Functions of what this shop has none of: route actions and forms of the router, fetchers, blockers, middleware, view
 * transitions, server components. The body is what is put in the place of each; one that an upgrade has renamed fails the build.
 */
const OTHER_BODIES: Record<string, Record<string, string>> = {
  "router/router.js": {
    ...nothingOf("handleAction getSubmissionFromNavigation getSubmittingNavigation getTargetedDataStrategyMatches"),
    ...nothingOf("convertFormDataToSearchParams convertSearchParamsToFormData"),
    normalizeNavigateOptions: "return { path }",
    ...nothingOf("fetch handleFetcherAction handleFetcherLoader getFetcher resetFetcher queueFetcherForDeletion"),
    ...nothingOf("updateFetcherState setFetcherError getLoadingFetcher getSubmittingFetcher getDoneFetcher"),
    ...nothingOf("getBlocker updateBlocker deleteBlocker shouldBlockNavigation"),
    ...nothingOf("discoverRoutes patchRoutes patchRoutesImpl _internalSetRoutes getInstrumentationNavigateMeta"),
    checkFogOfWar: "return { active: false }",
    ...nothingOf("defaultDataStrategy defaultDataStrategyWithMiddleware loadLazyMiddlewareForMatches"),
    runClientMiddlewarePipeline: "return handler()",
    ...nothingOf("restoreAppliedTransitions persistAppliedTransitions"),
    getInternalRouterError: "return new ErrorResponseImpl(status || 500, '', new Error(message), true)",
  },
  "dom/lib.js": nothingOf("Form NavLink HistoryRouter useSubmit useFormAction useViewTransitionState"),
  "dom/dom.js": nothingOf("getFormSubmissionInfo"),
  "lib/hooks.js": nothingOf("RSCErrorHandler DefaultErrorComponent useNavigateUnstable"),
  "lib/errors.js": nothingOf("decodeRedirectErrorDigest decodeRouteErrorResponseDigest"),
  "ssr/components.js": nothingOf("RSCPrefetchPageLinksImpl"),
  "ssr/errorBoundaries.js": nothingOf("RemixRootDefaultErrorBoundary BoundaryShell"),
  // No route of ours names links of its own; asking a page for them on a dead line would reload the page one is on.
  "ssr/links.js": { getKeyedPrefetchLinks: "return []" },
  "ssr/routeModules.js": { loadRouteModule: ASK_AGAIN },
  "ssr/routes.js": nothingOf("fetchServerAction noActionDefinedError wrapShouldRevalidateForHdr"),
  "ssr/single-fetch.js": nothingOf("singleFetchActionStrategy singleFetchLoaderFetcherStrategy nonSsrStrategy"),
};

function nothingOf(names: string): Record<string, string> {
  return Object.fromEntries(names.split(" ").map((name) => [name, ""]));
}

const forPhones = { apply: "build", applyToEnvironment: ({ name }: { name: string }) => name === "client" } as const;
const ROUTER = "react-router/dist/production(?:/.*)?";

export function routerWithoutUnusedParts(): Plugin[] {
  const unmet = new Set([...Object.keys(UNUSED_FILES), ...Object.keys(OTHER_BODIES)]);
  return [
    ...Object.entries(UNUSED_FILES).map(
      ([file, code]): Plugin => ({
        ...forPhones,
        name: `router-without-${file}`,
        load: {
          filter: { id: fileOfRouter(file) },
          handler() {
            unmet.delete(file);
            return code;
          },
        },
      }),
    ),
    ...Object.entries(OTHER_BODIES).map(
      ([file, bodies]): Plugin => ({
        ...forPhones,
        name: `router-without-parts-of-${file}`,
        transform: {
          filter: { id: fileOfRouter(file) },
          handler(code) {
            unmet.delete(file);
            return { code: withBodies(code, bodies), map: null };
          },
        },
      }),
    ),
    {
      ...forPhones,
      name: "router-has-what-is-left-out",
      buildEnd(error) {
        if (!error && unmet.size > 0) throw lookAgain([...unmet]);
      },
    },
  ];
}

const fileOfRouter = (file: string) => new RegExp(`${ROUTER}/${file}$`);

type Cut = { start: number; end: number; instead: string };

function withBodies(code: string, bodies: Record<string, string>): string {
  const unmet = new Set(Object.keys(bodies));
  const cuts: Cut[] = [];
  const cut = (name: string | undefined, { start, end }: Omit<Cut, "instead">, frame: (body: string) => string) => {
    const body = name === undefined ? undefined : bodies[name];
    if (name === undefined || body === undefined) return;
    if (!unmet.delete(name)) throw lookAgain([name]);
    cuts.push({ start, end, instead: frame(body) });
  };
  new Visitor({
    FunctionDeclaration: ({ id, body: old }) => old && cut(id?.name, old, (body) => `{ ${body} }`),
    VariableDeclarator: ({ id, init }) =>
      init && id.type === "Identifier" && cut(id.name, init, (body) => `() => { ${body} }`),
  }).visit(parseSync("router.js", code).program);
  if (unmet.size > 0) throw lookAgain([...unmet]);
  return cuts
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, instead }) => rest.slice(0, start) + instead + rest.slice(end), code);
}

const lookAgain = (names: string[]) =>
  new Error(`React Router no longer has ${names.join(", ")}, or has it twice: look again at vite-router.ts`);
