import { data, Link } from "react-router";
import { formatPrice } from "../../../domain/money.ts";
import type { OrderState } from "../../../domain/order-book/order-states.ts";
import type { OrderPage } from "../../../domain/web/order-page.ts";
import { servicesContext } from "../../context.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";
import { ChatButton } from "../page/chat-button.tsx";
import { LoadFailed, NotFound } from "../page/missing-page.tsx";
import type { Route } from "./+types/order-page.ts";
import "./order-page.css";

/** Kept by nobody: no cache, no search engine, and no site that a link leads to learns the address. */
export const headers = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
});

/** All that has no page has the same answer: an unknown key, an order that is not confirmed, and one that nothing has happened to for long. */
export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const page = await context.get(servicesContext).orderPage(key);
  return page ? data(page) : data(null, 404);
}

/** 'Kargom nerede?': where an order is, for its customer, who has the address from the chat. */
export default function OrderPageOfCustomer({ loaderData: page }: Route.ComponentProps) {
  const { name } = useShop();
  if (!page) return <NotFound />;
  return (
    <div className="order-page page-width">
      <title>{`Siparişin | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Progress {...page} />
      {page.money && <Money {...page.money} />}
      {page.back && <MoneyBack {...page.back} />}
      <section aria-labelledby="urunlerin">
        <h2 id="urunlerin">Siparişin</h2>
        <ul>
          {Array.from(page.lines.entries(), ([at, line]) => (
            <Line key={at} {...line} />
          ))}
        </ul>
      </section>
      <ChatButton href={page.chat}>Bir şey sor</ChatButton>
      <p className="order-page-private">Bu sayfada ad, telefon ve adres yoktur.</p>
    </div>
  );
}

const STEPS: readonly OrderState[] = ["new", "preparing", "sent", "delivered"];

const WORDS: Record<OrderState, { title: string; text: string }> = {
  new: { title: "Alındı", text: "Siparişin bizde. Sırası gelince paketini hazırlıyoruz." },
  preparing: { title: "Hazırlanıyor", text: "Paketini hazırlıyoruz." },
  sent: { title: "Kargoda", text: "Paketin yola çıktı." },
  delivered: { title: "Teslim edildi", text: "Paketin yerine vardı. Güle güle kullan." },
  cancelled: { title: "İptal edildi", text: "Bu siparişi iptal ettik. Yeniden istersen bize yazman yeter." },
  returned: { title: "İade edildi", text: "Ürünler bize geri geldi." },
};

function Progress({ number, state, arrival, parcel }: OrderPage) {
  const { title, text } = WORDS[state];
  const reached = STEPS.indexOf(state);
  return (
    <header className="order-page-head">
      <p>{number} numaralı siparişin</p>
      <h1>{title}</h1>
      <p>
        {text} {arrival && <strong>{arrival}.</strong>}
      </p>
      {reached >= 0 && (
        <ol className="order-page-steps">
          {STEPS.map((step, at) => (
            <li key={step} data-reached={at <= reached} aria-current={step === state ? "step" : undefined}>
              {WORDS[step].title}
            </li>
          ))}
        </ol>
      )}
      {parcel && <Parcel {...parcel} />}
    </header>
  );
}

const Parcel = ({ carrier, number, link }: NonNullable<OrderPage["parcel"]>) => (
  <>
    {link !== "" && (
      <a className="button button-ribbon" href={link} target="_blank" rel="noopener noreferrer">
        Kargonu izle
      </a>
    )}
    <p className="order-page-parcel">
      {carrier}
      {number !== "" && (
        <span>
          Takip numarası: <b>{number}</b>
        </span>
      )}
    </p>
  </>
);

/** Nothing is said of what was paid, but for what goes back: a gift's receiver may get the address too. */
const Money = ({ left, isSendingOpen, how }: NonNullable<OrderPage["money"]>) =>
  left === 0 ? (
    <p className="order-page-money">Ödemen tamam, teşekkürler.</p>
  ) : (
    <p className="order-page-money">
      <span>Kalan ödeme{isSendingOpen && " (kargo hariç)"}</span>
      <span className="price">{formatPrice(left)}</span>
      <small>{how}</small>
    </p>
  );

const MoneyBack = ({ due, done }: NonNullable<OrderPage["back"]>) => (
  <>
    {due > 0 && <BackRow words="Sana geri ödenecek" amount={due} />}
    {done > 0 && <BackRow words="Geri ödendi" amount={done} />}
  </>
);

const BackRow = ({ words, amount }: { words: string; amount: number }) => (
  <p className="order-page-money">
    <span>{words}</span>
    <span className="price">{formatPrice(amount)}</span>
  </p>
);

const Line = ({ name, quantity, image, path }: OrderPage["lines"][number]) => (
  <li className="order-page-line">
    <span className="order-page-picture">
      {image ? (
        <ShopPicture image={image} alt="" sizes="72px" widths={[160, 320]} width={72} height={72} />
      ) : (
        <Icon name="gift" size={32} />
      )}
    </span>
    {path ? <Link to={path}>{name}</Link> : <span>{name}</span>}
    <span className="order-page-count">{quantity} adet</span>
  </li>
);

export { shouldRevalidate } from "../../ui/opened.ts";

export const ErrorBoundary = () => <LoadFailed title="Siparişini getiremedik" />;
