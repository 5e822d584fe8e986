import { addFavourites, useFavourites } from "../../favourites.ts";
import { toast } from "../../toast.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./keep-all.css";

/** Takes the products of a shared list into the visitor's own favourites, once she wants it. */
export function KeepAll({ ids }: { ids: readonly string[] }) {
  const favourites = useFavourites();
  const areKept = ids.every((id) => favourites.includes(id));
  const keepAll = () => {
    addFavourites(ids);
    toast.success("Favorilerine eklendi");
  };
  return (
    <button type="button" className="keep-all button button-plain" disabled={areKept} onClick={keepAll}>
      <Icon name="heart" size={22} />
      {areKept ? "Hepsi favorilerinde" : "Hepsini favorilerime ekle"}
    </button>
  );
}
