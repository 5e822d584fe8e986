/** Given by the listener. */
export type Bindings = { socketAddress?: string };

/** The context of each request in Hono. */
export type Environment = { Bindings: Bindings; Variables: { route: string } };
