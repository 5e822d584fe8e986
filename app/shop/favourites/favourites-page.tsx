import { useLocation } from "react-router";
import { sharedListIn } from "../../../domain/web/shared-list.ts";
import { useIsHydrated } from "../../hydrated.ts";
import { OwnFavourites } from "./own-favourites.tsx";
import { SharedList } from "./shared-list.tsx";

/** The visitor's own, or those that the address brings behind its #, which only the browser knows. */
export default function FavouritesPage() {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const shared = isHydrated ? sharedListIn(hash) : undefined;
  return shared ? <SharedList key={hash} {...shared} /> : <OwnFavourites />;
}
