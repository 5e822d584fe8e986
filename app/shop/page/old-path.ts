import { type RouterContextProvider, redirect } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { servicesContext } from "../../context.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Leads from the path that a product had in an earlier shop to its page here. */
export function leadFromOldPath({ request, context }: Asked): void {
  const { snapshot } = context.get(servicesContext);
  const product = snapshot.findByOldPath(decodedPath(request.url));
  if (product) throw redirect(addresses.product(product.slug), 301);
}

function decodedPath(url: string): string {
  const path = new URL(url).pathname.replace(/\/+$/, "");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
