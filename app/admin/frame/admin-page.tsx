import { Navigate } from "react-router";
import { isAdmin } from "../../../domain/account/user.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useSession } from "../../session.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useShop } from "../../use-shop.ts";
import { Dashboard } from "./dashboard.tsx";

export default function AdminPage() {
  const { name } = useShop();
  return (
    <>
      <title>{`Admin Panel | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Guarded />
    </>
  );
}

/** Spec §2. It only leads people away; what protects the data is the API. */
function Guarded() {
  const { user, isLoading } = useSession();
  if (isLoading) {
    return (
      <main>
        <Spinner />
      </main>
    );
  }
  if (!user) return <Navigate to={addresses.login} state={{ from: addresses.admin }} replace />;
  if (!isAdmin(user)) return <Navigate to={addresses.home} replace />;
  return <Dashboard user={user} />;
}
