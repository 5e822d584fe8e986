import { Link } from "react-router";
import { sharedAt } from "../../../domain/web/panel-addresses.ts";

/** Leads to the shares that wait on this device. */
export const SharedTodo = ({ count }: { count: number }) =>
  count > 0 && (
    <section className="today-page-todo" aria-labelledby="shared-waits">
      <h3 id="shared-waits">Panele paylaştıkların bekliyor</h3>
      <p>Bu cihazda {count} paylaşım duruyor.</p>
      <Link className="button button-plain button-small" to={sharedAt()}>
        Göster
      </Link>
    </section>
  );
