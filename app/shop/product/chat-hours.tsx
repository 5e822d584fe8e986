import { chatHoursWords } from "../../../domain/shop/chat-hours.ts";
import type { ChatHours as Hours } from "../../../domain/shop/open-now.ts";
import { useIsHydrated } from "../../hydrated.ts";

/** Under the chat button. The page is cached, so only the browser knows the time; the line has its room before. */
export function ChatHours({ hours }: { hours: Hours }) {
  const isHydrated = useIsHydrated();
  return <p className="chat-hours">{isHydrated && chatHoursWords(hours, new Date())}</p>;
}
