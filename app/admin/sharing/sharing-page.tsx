import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { isAdmin } from "../../../domain/account/user.ts";
import { istanbulDate } from "../../../domain/istanbul.ts";
import type { ListedDay } from "../../../domain/occasion/coming-days.ts";
import { foldedCode, isCode } from "../../../domain/offer/typed-code.ts";
import { countedAddress } from "../../../domain/pulse/counted-address.ts";
import type { CodeRule } from "../../../domain/settings/campaigns.ts";
import { linkWords } from "../../../domain/settings/pulse-section.ts";
import { ruleMoment } from "../../../domain/shop/told-offers.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { CODE_FIELD } from "../../../domain/web/code-address.ts";
import { occasionAddress } from "../../../domain/web/occasion-address.ts";
import { panelAddresses, SHARED_CATEGORY, SHARED_DAY, SHARED_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { useSession } from "../../session.tsx";
import { Select } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import { occasionCalls } from "../occasions/occasion-calls.ts";
import { panel } from "../panel-calls.ts";
import { categoryAt, useOwnersCategories } from "../panel-context.tsx";
import { OptionList } from "../panel-parts.tsx";
import { demandStaff, useLoaded } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { ProductSearch } from "../showcase/product-search.tsx";
import { FeedCard } from "./feed-card.tsx";
import { QrCard } from "./qr-card.tsx";
import { QuickRepliesCard } from "./quick-replies-card.tsx";
import { type SharedSubject, SubjectPoster } from "./subject-poster.tsx";

export const clientLoader = demandStaff;

export { shouldRevalidate } from "../../ui/opened.ts";

/** 'Paylaş': what the shop shows outside itself. */
export default function SharingPage() {
  const [search, setSearch] = useSearchParams();
  const { name, publicUrl } = useShop();
  const { user } = useSession();
  const product = search.get(SHARED_PRODUCT);
  const category = search.get(SHARED_CATEGORY);
  const days = useSharedDays(isAdmin(user));
  const day = days.find(({ id }) => id === search.get(SHARED_DAY));
  const chosen = useSubject(product, category);
  const [word, setWord] = useState("");
  const words = useLinkWords(isAdmin(user));
  const codes = useCodes(isAdmin(user));
  const { subject, warning, waiting } = day ? { ...chosen, subject: subjectOfDay(day, publicUrl) } : chosen;
  const categories = useOwnersCategories().filter(({ isHidden }) => !isHidden);
  const choose = (chosen: Record<string, string>) => setSearch(chosen, { replace: true, preventScrollReset: true });
  const whole = { name, slug: "dukkan", address: publicUrl + addresses.home };
  return (
    <div className="kit-column">
      <h2>Paylaş</h2>
      <section className="kit-card">
        <h3>Hikâye ve gönderi</h3>
        <p>
          Bir ürün{days.length > 0 ? ", kategori ya da özel gün" : " ya da kategori"} seç: resmi dükkânının renkleriyle
          hazırlanır, tek dokunuşla Instagram'a gider.
        </p>
        <ProductSearch label="Ürün ara" action="Seç" onChoose={({ id }) => choose({ [SHARED_PRODUCT]: id })} />
        <Select
          label="Ya da bir kategori"
          value={(product === null && !day && subject?.slug) || ""}
          onChange={({ target }) => choose(target.value === "" ? {} : { [SHARED_CATEGORY]: target.value })}
        >
          <OptionList of={[["", "Seç"], ...categories.map((one) => [one.slug, one.name] as const)]} />
        </Select>
        {days.length > 0 && (
          <Select
            label="Ya da bir özel gün"
            value={day?.id ?? ""}
            onChange={({ target }) => choose(target.value === "" ? {} : { [SHARED_DAY]: target.value })}
          >
            <OptionList of={[["", "Seç"], ...days.map((one) => [one.id, one.name] as const)]} />
          </Select>
        )}
        {waiting}
        {subject && (
          <>
            <p className="kit-words">
              <strong>{subject.name}</strong>
              {warning !== "" && <span className="kit-wrong">{warning}</span>}
            </p>
            <SubjectPoster key={subject.address} subject={counted(subject, word)} />
          </>
        )}
        {words.length > 0 && (
          <Select
            label="Bağlantı sözü"
            hint="Bağlantıya ve QR koduna eklenir; ondan gelenler Nabız'da ayrı sayılır."
            value={word}
            onChange={({ target }) => setWord(target.value)}
          >
            <OptionList of={[["", "Yok"], ...words.map((one) => [one, one] as const)]} />
          </Select>
        )}
      </section>
      <QrCard
        publicUrl={publicUrl}
        code={search.get(CODE_FIELD) ?? ""}
        subject={counted(subject ?? whole, word)}
        word={word}
        warning={codeWarning(search.get(CODE_FIELD) ?? "", codes)}
        onCode={(code) => choose(code === "" ? {} : { [CODE_FIELD]: code })}
      />
      <QuickRepliesCard isOwner={isAdmin(user)} />
      <FeedCard />
      {isAdmin(user) && (
        <section className="kit-card">
          <h3>Paylaşmamıza izin verenler</h3>
          <p>Müşterinin izniyle gösterdiğin mesaj ve fotoğraflar. Kuralı okumadan hiçbiri görünmez.</p>
          <Link className="button button-plain" to={panelAddresses.sharedWords}>
            Aç
          </Link>
        </section>
      )}
    </div>
  );
}

const counted = <Shared extends { address: string }>(shared: Shared, word: string): Shared => ({
  ...shared,
  address: countedAddress(shared.address, word),
});

/** The words by which 'Nabız' tells links apart. Only the owner writes them. */
function useLinkWords(isOwner: boolean): string[] {
  const { answer } = useLoaded(async () => (isOwner ? (await sectionCalls.find("pulse")).values.links : ""));
  return linkWords(answer ?? "");
}

/** Her codes. A helper does not see them. */
function useCodes(isOwner: boolean): readonly CodeRule[] | undefined {
  const { answer } = useLoaded(async () => (isOwner ? (await sectionCalls.find("campaigns")).values.codes : undefined));
  return answer;
}

/** A printed code that gains nothing disappoints whoever scans it. */
function codeWarning(typed: string, codes: readonly CodeRule[] | undefined): string | undefined {
  const code = foldedCode(typed);
  if (!codes || !isCode(code)) return undefined;
  const rule = codes.find((one) => one.code === code);
  if (!rule) return "Böyle bir kodun yok";
  return ruleMoment(rule, istanbulDate(new Date())) === "ended" ? "Bu kodun günleri bitti" : undefined;
}

/** The special days that have something on their shelf. Only the owner sees the list. */
function useSharedDays(isOwner: boolean): ListedDay[] {
  const { answer } = useLoaded(async () => (isOwner ? (await occasionCalls.list()).days : []));
  return (answer ?? []).filter(({ isHidden, count }) => !isHidden && count > 0);
}

const subjectOfDay = ({ id, name }: ListedDay, publicUrl: string): SharedSubject => ({
  of: { day: id },
  name,
  slug: id,
  address: publicUrl + occasionAddress(id),
});

type Chosen = { subject?: SharedSubject | undefined; warning: string; waiting?: ReactNode };

/** The product or the category of the page's address. */
function useSubject(id: string | null, slug: string | null): Chosen {
  const { publicUrl } = useShop();
  const category = categoryAt(useOwnersCategories(), slug ?? "");
  const { answer, waiting } = useLoaded(async () => (id === null ? null : await panel.editedProduct(id)), id);
  if (id === null) {
    const of = category && { category: category.slug };
    const address = publicUrl + addresses.category(category?.slug ?? "");
    return { subject: of && { of, name: category.name, slug: category.slug, address }, warning: "" };
  }
  if (answer?.product.id !== id) return { warning: "", waiting };
  const { name, slug: ofProduct, inStock, shownFrom } = answer.product;
  const hidden = shownFrom === null ? "" : "Bu ürün şu an gizli, bağlantısı açılmaz.";
  return {
    subject: { of: { product: id }, name, slug: ofProduct, address: publicUrl + addresses.product(ofProduct) },
    warning: hidden || (inStock ? "" : "Bu ürün tükendi."),
  };
}
