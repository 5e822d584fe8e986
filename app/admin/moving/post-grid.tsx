import { useState } from "react";
import { captionPrice } from "../../../domain/instagram/caption-price.ts";
import { isPicture, type Post } from "../../../domain/instagram/instagram-posts.ts";
import { formatPrice } from "../../../domain/money.ts";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import type { Archive } from "./opened-archive.ts";
import { PostThumb } from "./post-thumb.tsx";
import "./post-grid.css";

type PostGridProps = {
  archive: Archive;
  /** The keys of the posts that are in the shop already. */
  taken: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
  onNext: () => void;
};

/** The posts of an archive by their date. A tap says that a post is for sale. */
export function PostGrid({ archive, taken, chosen, onChoose, onNext }: PostGridProps) {
  const { posts } = archive;
  const [priced] = useState(() => new Map(posts.map((post) => [post.key, captionPrice(post.caption)])));
  const withPrice = posts.filter(({ key }) => priced.get(key)?.price !== undefined && !taken.has(key));
  const areAllChosen = withPrice.every(({ key }) => chosen.has(key));
  return (
    <section className="kit-stack">
      <p role="status">
        {posts.length} gönderi, {takenWords(posts, taken)}
        {chosen.size} seçili. Satılık olanlara dokun.
      </p>
      {withPrice.length > 0 && (
        <div className="kit-row">
          <SmallButton
            action={areAllChosen ? "Seçimi kaldır" : `Fiyatı yazan ${withPrice.length} gönderiyi seç`}
            onClick={() =>
              onChoose(
                withPrice.map(({ key }) => key),
                !areAllChosen,
              )
            }
          />
        </div>
      )}
      <ul className="post-grid">
        {posts.map((post) => (
          <li key={post.key}>
            <button
              type="button"
              className="kit-bare post-grid-post"
              aria-pressed={chosen.has(post.key)}
              disabled={taken.has(post.key)}
              onClick={() => onChoose([post.key], !chosen.has(post.key))}
            >
              <PostThumb archive={archive} uri={post.media.find((uri) => isPicture(uri) && archive.has(uri))} />
              <span className="post-grid-words">
                <strong>{taken.has(post.key) ? "Dükkânda" : priceWords(priced.get(post.key)?.price)}</strong>
                <span>{firstWords(post)}</span>
                <small>{dayOf(post)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="post-grid-foot">
        <PlainButton
          className="button button-ribbon"
          action={chosen.size === 0 ? "Önce gönderi seç" : `${chosen.size} gönderiyle devam et`}
          disabled={chosen.size === 0}
          onClick={onNext}
        />
      </div>
    </section>
  );
}

const takenWords = (posts: readonly Post[], taken: ReadonlySet<string>): string => {
  const count = posts.filter(({ key }) => taken.has(key)).length;
  return count > 0 ? `${count} tanesi dükkânda, ` : "";
};

const priceWords = (price: number | undefined): string => (price === undefined ? "" : formatPrice(price));

const firstWords = ({ caption, media }: Post): string =>
  caption.trim().split("\n")[0]?.slice(0, 60) || (media.some(isPicture) ? "Yazısız gönderi" : "Video");

const dayFormat = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "short", year: "numeric" });

const dayOf = ({ time }: Post): string => (time > 0 ? dayFormat.format(new Date(time * 1000)) : "");
