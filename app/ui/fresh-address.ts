import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For every route with a loader: what opens or closes over a page does not load it anew (decision 39). */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search && defaultShouldRevalidate;
