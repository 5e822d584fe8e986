import { isShownOn, istanbulDate } from "../../domain/istanbul.ts";

const today = istanbulDate(new Date());

// The page is cached and knows no day. This runs right behind the elements, before they are painted.
for (const element of document.querySelectorAll<HTMLElement>("[data-from][hidden]")) {
  const { from = "", until = "" } = element.dataset;
  element.hidden = !isShownOn({ from, until }, today);
}
