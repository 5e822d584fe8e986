import { OWNERS_QUERY_LENGTH } from "../../../domain/listing/owners-listing.ts";
import { Icon } from "../../ui/icon.tsx";
import { SearchField } from "../search-field.tsx";
import "./list-toolbar.css";

type ListToolbarProps = {
  search: string;
  onSearch: (search: string) => void;
  onAdd: () => void;
};

export const ListToolbar = ({ search, onSearch, onAdd }: ListToolbarProps) => (
  <div className="kit-row list-toolbar">
    <SearchField name="Ürün ara" maxLength={OWNERS_QUERY_LENGTH} value={search} onSearch={onSearch} />
    <button type="button" className="button button-ribbon" aria-haspopup="dialog" onClick={onAdd}>
      <Icon name="plus" size={20} />
      Yeni Ürün Ekle
    </button>
  </div>
);
