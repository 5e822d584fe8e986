import { useId } from "react";
import "../../ui/field.css";
import { Icon } from "../../ui/icon.tsx";
import "./list-toolbar.css";

type ListToolbarProps = {
  search: string;
  onSearch: (search: string) => void;
  onAdd: () => void;
};

export const ListToolbar = ({ search, onSearch, onAdd }: ListToolbarProps) => (
  <div className="list-toolbar">
    <SearchBox search={search} onSearch={onSearch} />
    <button type="button" className="button button-ribbon" aria-haspopup="dialog" onClick={onAdd}>
      <Icon name="plus" size={20} />
      Yeni Ürün Ekle
    </button>
  </div>
);

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const id = useId();
  return (
    <div className="list-toolbar-search">
      <label htmlFor={id} className="unseen">
        Ürün ara
      </label>
      <Icon name="search" size={20} />
      <input
        id={id}
        type="search"
        className="field-input"
        placeholder="Ad, kategori ya da renk"
        autoComplete="off"
        enterKeyHint="search"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}
