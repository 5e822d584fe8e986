import "./trust-notes.css";

const NOTES = [
  { title: "WhatsApp'tan cevap", text: "Sorunu yaz, sana bir insan cevap versin." },
  { title: "Hediye paketi", text: "Kartına istediğin notu da yazarız." },
  { title: "14 gün içinde iade", text: "İçine sinmezse geri gönderebilirsin." },
];

export const TrustNotes = () => (
  <ul className="trust-notes page-width">
    {NOTES.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}</strong>
        {text}
      </li>
    ))}
  </ul>
);
