import { OWNERS_QUERY_LENGTH } from "../../../domain/listing/owners-listing.ts";
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
    <div className="list-toolbar-search">
      <Icon name="search" size={20} />
      <input
        type="search"
        className="field-input"
        aria-label="Ürün ara"
        placeholder="Ürün ara"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={OWNERS_QUERY_LENGTH}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
    </div>
    <button type="button" className="button button-ribbon" aria-haspopup="dialog" onClick={onAdd}>
      <Icon name="plus" size={20} />
      Yeni Ürün Ekle
    </button>
  </div>
);
