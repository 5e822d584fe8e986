import style from "./below.css?url";

/**
 * Links the style of what the first view lacks. It stands in front of the first part that needs it: what is above is drawn without
 * waiting for it, and what is below is not read before it has come or failed.
 */
export const BelowStyle = () => <link rel="stylesheet" href={style} />;
