/** What the listener tells of the connection. */
export type Bindings = { socketAddress?: string };

/** What travels with a request through the app. */
export type Environment = { Bindings: Bindings; Variables: { route: string } };
