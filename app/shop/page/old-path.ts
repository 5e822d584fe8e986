import { type RouterContextProvider, redirect } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { servicesContext } from "../../context.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** Leads from the path that a product had in an earlier shop to its page here. */
export function leadFromOldPath({ request, context }: Asked): void {
  const { snapshot } = context.get(servicesContext);
  for (const path of pathsOf(decodedPath(request.url))) {
    const product = snapshot.findByOldPath(path);
    if (product) throw redirect(addresses.product(product.slug), 301);
  }
}

/** Some shops had a page under its language and its collection, too: `/en/collections/kolye/products/kalp`. */
function pathsOf(path: string): string[] {
  const plain = path.replace(/^\/[a-z]{2}(?:-[a-z]{2})?(?=\/)/i, "");
  return [path, plain, plain.replace(/^\/collections\/[^/]+(?=\/products\/)/, "")];
}

function decodedPath(url: string): string {
  const path = new URL(url).pathname.replace(/\/+$/, "");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
