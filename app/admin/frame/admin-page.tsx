import { Navigate, useLocation } from "react-router";
import { isAdmin } from "../../../domain/account/user.ts";
import { missingFacts, waitingPages } from "../../../domain/shop/sellers-facts.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { servicesContext } from "../../context.ts";
import { useSession } from "../../session.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useShop } from "../../use-shop.ts";
import type { Route } from "./+types/admin-page.ts";
import { Dashboard } from "./dashboard.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { snapshot, shop } = context.get(servicesContext);
  const facts = { shop, legal: snapshot.legalFacts };
  const waiting = waitingPages(facts);
  const waitingTitles = snapshot.infoPages.filter(({ slug }) => waiting.includes(slug)).map(({ title }) => title);
  return { missing: missingFacts(facts), waitingTitles };
}

/** What the list shows stands in the address, and comes from the API. */
export const shouldRevalidate = () => false;

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const { name } = useShop();
  return (
    <>
      <title>{`Admin Panel | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Guarded {...loaderData} />
    </>
  );
}

/** Spec §2. It only leads people away; what protects the data is the API. */
function Guarded(pageData: Route.ComponentProps["loaderData"]) {
  const { user, isLoading } = useSession();
  const { pathname, search } = useLocation();
  if (isLoading) {
    return (
      <main>
        <Spinner />
      </main>
    );
  }
  if (!user) return <Navigate to={addresses.login} state={{ from: pathname + search }} replace />;
  if (!isAdmin(user)) return <Navigate to={addresses.home} replace />;
  return <Dashboard user={user} {...pageData} />;
}
