import "../../ui/button.css";

export const PrintButton = () => (
  <button type="button" className="button button-ribbon" onClick={() => print()}>
    Yazdır
  </button>
);
