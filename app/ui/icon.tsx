import "./icon.css";

/** The icons of the shop's pages; the panel has more of its own (app/admin/panel-parts.tsx). */
const PATHS = {
  bag: "M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  left: "m14.5 5-7 7 7 7",
  right: "m9.5 5 7 7-7 7",
  trash: "M5 7h14M10 7V4.5h4V7m-7 0 1 13h8l1-13M10.5 11v5.5m3-5.5v5.5",
  search: "M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm5-1.5 4.5 4.5",
  chat: "M4.5 19.5 6 15.6A7.8 7.8 0 1 1 8.9 18.4L4.5 19.5Z",
  heart: "M12 20C6.5 16 4 13 4 9.5a4.2 4.2 0 0 1 8-1.9 4.2 4.2 0 0 1 8 1.9C20 13 17.5 16 12 20Z",
  gift: "M5 11h14v9H5zM4 7h16v4H4zM12 7v13",
  back: "M9 5 5 9l4 4M5 9h14v9H9",
  share: "M12 15V3.5m-4 4 4-4 4 4M7 11H5.5v9h13v-9H17",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name, size }: { name: IconName; size?: number | undefined }) => (
  <Drawing path={PATHS[name]} size={size} />
);

/** Hidden from screen readers, because it stands beside words or inside a labelled button. */
export const Drawing = ({ path, size = 24 }: { path: string; size?: number | undefined }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
