import { Link } from "react-router";
import { cartCheck } from "../../../domain/web/panel-addresses.ts";

/** For who works in the shop: the same cart as an order. Lazy, because visitors load no addresses of the panel. */
const StaffCheck = ({ code }: { code: string }) => (
  <Link className="button button-plain" to={cartCheck(code)}>
    Panelde doğrula
  </Link>
);

export default StaffCheck;
