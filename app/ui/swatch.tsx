/** A color as a dot beside its word. A word that no paint is known for has a gray one. */
export const Swatch = ({ paint, size }: { paint: string | undefined; size: number }) => (
  <svg className="swatch" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill={paint} />
  </svg>
);
