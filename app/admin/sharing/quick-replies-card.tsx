import { Link } from "react-router";
import { settingAddress } from "../../../domain/web/panel-addresses.ts";
import type { QuickReply } from "../../../domain/web/quick-replies.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useLoaded } from "../section-load.tsx";
import { sharingCalls } from "./sharing-calls.ts";

/** Ready answers for WhatsApp Business. No app takes them in by itself, so they are pasted one by one. */
export function QuickRepliesCard({ isOwner }: { isOwner: boolean }) {
  const { answer, waiting } = useLoaded(sharingCalls.quickReplies);
  return (
    <section className="kit-card">
      <h3>Hazır cevaplar</h3>
      <p>
        WhatsApp Business'ta <strong>Ayarlar › İşletme araçları › Hızlı yanıtlar</strong>, sonra <strong>+</strong>:
        metni mesaja, kısayolu altına yapıştır. Sohbette <strong>/</strong> yazınca çıkar.
      </p>
      {answer ? (
        <ul className="kit-list">
          {answer.replies.map((reply) => (
            <li key={reply.shortcut} className="kit-box">
              <Reply reply={reply} isOwner={isOwner} />
            </li>
          ))}
        </ul>
      ) : (
        waiting
      )}
    </section>
  );
}

const Reply = ({ reply: { shortcut, title, text, missing }, isOwner }: { reply: QuickReply; isOwner: boolean }) => (
  <>
    <p>
      <strong>{shortcut}</strong> <span className="kit-soft">{title}</span>
    </p>
    {text !== "" && <p className="kit-letter">{text}</p>}
    {missing.map(({ words, group, field }) => (
      <p key={field} className="kit-soft">
        {words}. {isOwner && <Link to={settingAddress(group, field)}>Yaz</Link>}
      </p>
    ))}
    {text !== "" && (
      <div className="kit-row">
        <SmallButton action="Metni kopyala" of={shortcut} onClick={() => copy(text, "Metin")} />
        <SmallButton action="Kısayolu kopyala" of={shortcut} onClick={() => copy(shortcut.slice(1), "Kısayol")} />
      </div>
    )}
  </>
);
