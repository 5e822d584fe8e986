import { createContext, useContext } from "react";

/** The function that opens the cart, provided by app/shop/frame/shop-layout.tsx. */
export const OpenCart = createContext(() => {});

export const useOpenCart = () => useContext(OpenCart);
