import { createContext, use } from "react";

/** Whether the person may change prices here: the owner always, a helper by the owner's switch. The API decides in any case. */
export const PriceRight = createContext(true);

export const useMayChangePrices = (): boolean => use(PriceRight);
