import { type RouterContextProvider, redirect } from "react-router";
import { isOutage } from "../../../domain/error.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { servicesContext } from "../../context.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Leads from the path that a product had in an earlier shop to its page here. During an outage such a path is unknown. */
export async function leadFromOldPath({ request, context }: Asked): Promise<void> {
  const { snapshot, productOfOldPath } = context.get(servicesContext);
  const path = decodedPath(request.url);
  const id = await productOfOldPath(path).catch((error) => {
    if (isOutage(error)) return undefined;
    throw error;
  });
  const product = id === undefined ? undefined : snapshot.findProduct(id);
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
