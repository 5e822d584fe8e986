import "./spinner.css";

export const Spinner = ({ text = "Yükleniyor..." }: { text?: string }) => (
  <div role="status" className="spinner">
    <span className="spinner-ring" aria-hidden="true" />
    <span>{text}</span>
  </div>
);
