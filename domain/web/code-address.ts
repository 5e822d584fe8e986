/** The parameter that brings a code into the cart. */
export const CODE_FIELD = "kod";

/** The shop with a code: `/?kod=ECE10`. */
export const codeAddress = (code: string): string => `/?${new URLSearchParams({ [CODE_FIELD]: code })}`;
