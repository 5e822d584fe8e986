import type { Notice } from "../../../domain/shop/shop-facts.ts";
import { Dated } from "../dates/dated.tsx";

/** The owner's line above the header, on its own dates. */
export default function NoticeLine({ text, ...dates }: Notice) {
  return (
    <Dated {...dates}>
      <p className="notice-line screen-only">{text}</p>
    </Dated>
  );
}
