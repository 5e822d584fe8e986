/** It has to be said before the order, where the text is asked and at its line in the cart. */
export const NO_WITHDRAWAL = "Kişiye özel hazırlandığı için cayma hakkı yoktur.";
