import { Drawing } from "../ui/icon.tsx";

/** Visitors load none of them. */
const PATHS = {
  up: "m7 14.5 5-5 5 5",
  down: "m7 9.5 5 5 5-5",
  front: "M6 5h12M7 13.5l5-5 5 5M12 8.5V20",
  pencil: "m5 19 .7-3.7L16.4 4.6l3 3L8.7 18.3 5 19Zm9.4-12.4 3 3",
  copy: "M8.5 8.5h11v11h-11zM5 15.5v-11h11",
  history: "M4.5 9.5A8 8 0 1 1 4 12.5M4 4.5v5h5M12 8v4.5l3 2",
  star: "m12 4 2.4 5.2 5.6.700-4.1 3.9 1.1 5.6-5-2.8-5 2.8 1.1-5.6L4 9.9l5.6-.7L12 4Z",
  account: "M12 11.5a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4ZM4.5 20c.4-3.6 3.5-6 7.5-6s7.1 2.4 7.5 6",
  photos: "M7.5 4.5h13v10h-13zM7.5 12.5l3.5-3 3 2.5 2-1.5 4.5 3.5M16.5 17.5v2h-13v-10h1.5",
  sort: "m8 10 4-4 4 4m-8 4 4 4 4-4",
} as const;

export type PanelIconName = keyof typeof PATHS;

export const PanelIcon = ({ name, size }: { name: PanelIconName; size?: number }) => (
  <Drawing path={PATHS[name]} size={size} />
);
