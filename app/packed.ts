/**
 * A loader's answer as JSON. The router's own form names every value of a page by a number, and numbers compress badly: as JSON
 * the home page's data takes a third less.
 */
export type Packed<Data> = { json: string; of?: Data };

export const pack = <Data>(data: Data): Packed<Data> => ({ json: JSON.stringify(data) });

export const unpack = <Data>({ json }: Packed<Data>): Data => JSON.parse(json);
