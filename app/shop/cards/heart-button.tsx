import { toggleFavourite, useFavourites } from "../../favourites.ts";
import { Icon } from "../../ui/icon.tsx";

export function HeartButton({ product: { id, name } }: { product: { id: string; name: string } }) {
  const isFavourite = useFavourites().includes(id);
  return (
    <button
      type="button"
      className="heart-button needs-script"
      aria-label={`${isFavourite ? "Favorilerden çıkar" : "Favorilere ekle"}: ${name}`}
      data-is-favourite={isFavourite || undefined}
      onClick={() => toggleFavourite(id)}
    >
      <Icon name="heart" />
    </button>
  );
}
