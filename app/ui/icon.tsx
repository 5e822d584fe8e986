const EYE =
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm12.3 0a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z";

/** What visitors see too; the panel has more of its own (app/admin/panel-icon.tsx). */
const PATHS = {
  bag: "M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  left: "m14.5 5-7 7 7 7",
  right: "m9.5 5 7 7-7 7",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5v13l11-6.5-11-6.5Z",
  trash: "M5 7h14M10 7V4.5h4V7m-7 0 1 13h8l1-13M10.5 11v5.5m3-5.5v5.5",
  search: "M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm5-1.5 4.5 4.5",
  chat: "M4.5 19.5 6 15.6A7.8 7.8 0 1 1 8.9 18.4L4.5 19.5Z",
  heart: "M12 20C6.5 16 4 13 4 9.5a4.2 4.2 0 0 1 8-1.9 4.2 4.2 0 0 1 8 1.9C20 13 17.5 16 12 20Z",
  share: "M12 15V3.5m-4 4 4-4 4 4M7 11H5.5v9h13v-9H17",
  eye: EYE,
  "eye-struck": `${EYE}M4.5 19.5 19.5 4.5`,
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <Drawing path={PATHS[name]} size={size} />
);

/** Hidden from screen readers, because it stands beside words or inside a labelled button. */
export const Drawing = ({ path, size }: { path: string; size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
