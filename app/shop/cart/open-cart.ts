import { createContext, useContext } from "react";

/** Opens the cart (app/shop/frame/shop-layout.tsx). */
export const OpenCart = createContext(() => {});

export const useOpenCart = () => useContext(OpenCart);
