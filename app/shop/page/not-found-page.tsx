import { data } from "react-router";
import { NotFound } from "./not-found.tsx";

export const loader = () => data(null, { status: 404 });

export { shouldRevalidate } from "../../ui/opened.ts";

export default function NotFoundPage() {
  return <NotFound />;
}
