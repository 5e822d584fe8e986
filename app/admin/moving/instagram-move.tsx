import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { MAX_PICTURES } from "../../../domain/catalog/media.ts";
import { isPicture, type Post } from "../../../domain/instagram/instagram-posts.ts";
import { draftOfPost, movedPost, type PostDraft } from "../../../domain/instagram/post-draft.ts";
import { takenPosts } from "../../../domain/instagram/taken-posts.ts";
import type { MovedProduct } from "../../../domain/moving/moved-product.ts";
import { PlainButton } from "../../ui/button.tsx";
import { useOwnersCategories } from "../panel-context.tsx";
import { useLoaded } from "../section-load.tsx";
import { type ChosenPosts, keepChosen, readChosen } from "./chosen-posts.ts";
import { InstagramGuide } from "./instagram-guide.tsx";
import { movingCalls } from "./moving-calls.ts";
import { type Archive, openArchive } from "./opened-archive.ts";
import { PictureUpload } from "./picture-upload.tsx";
import { PlannedMove } from "./planned-move-form.tsx";
import { PostDrafts } from "./post-drafts.tsx";
import { PostGrid } from "./post-grid.tsx";
import { Unreadable } from "./unreadable.ts";
import { ZipChooser } from "./zip-chooser.tsx";

/** An archive of Instagram that becomes products: which posts, what they are, their photos, and then the same preview as a table's. */
export default function InstagramMove({ onClose }: { onClose: () => void }) {
  const [archive, setArchive] = useState<Archive>();
  useEffect(
    function closeLeftArchive() {
      return () => archive?.close();
    },
    [archive],
  );
  return (
    <div className="kit-column" data-wide="true">
      <div className="kit-ends">
        <h2>Instagram'dan</h2>
        <PlainButton action="Vazgeç" onClick={onClose} />
      </div>
      {archive ? <OpenedArchive archive={archive} onClose={onClose} /> : <ArchiveSource onOpened={setArchive} />}
    </div>
  );
}

function ArchiveSource({ onOpened }: { onOpened: (archive: Archive) => void }) {
  const [refusal, setRefusal] = useState("");
  const [isBusy, setBusy] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Reset, so that the same files can be chosen again.
    target.value = "";
    if (files.length === 0) return;
    setBusy(true);
    setRefusal("");
    try {
      onOpened(await openArchive(files));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="kit-card" aria-busy={isBusy}>
      <p>
        Instagram'ın verdiği zip dosyasını seç; birden çoksa hepsini birlikte. Dosya telefonunda okunur, hiçbir yere
        gitmez.
      </p>
      <ZipChooser action="Zip dosyalarını seç" {...{ isBusy, refusal }} onChange={choose} />
      <InstagramGuide />
    </section>
  );
}

type Step = "choose" | "mend" | "upload" | "preview";

function OpenedArchive({ archive, onClose }: { archive: Archive; onClose: () => void }) {
  const user = useOutletContext<User>();
  const categories = useOwnersCategories();
  const { answer: marks, waiting } = useLoaded(() => movingCalls.origins("instagram"));
  const [step, setShownStep] = useState<Step>("choose");
  const setStep = (next: Step) => {
    setShownStep(next);
    scrollTo(0, 0);
  };
  const [isShown, setShown] = useState(false);
  const kept = useRef<ChosenPosts>(undefined);
  kept.current ??= readChosen(user.id);
  const [{ drafts, pictures }, setShownChoice] = useState(kept.current);
  const keep = (next: ChosenPosts) => {
    kept.current = next;
    keepChosen(user.id, next);
    setShownChoice(next);
  };
  if (!marks) return waiting;
  const taken = takenPosts(archive.posts, marks);
  const posts = archive.posts.filter(({ key }) => key in drafts && !taken.has(key));

  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = { ...drafts };
    for (const post of archive.posts.filter(({ key }) => keys.includes(key))) {
      if (isChosen) next[post.key] ??= draftOf(post, Object.values(next));
      else delete next[post.key];
    }
    keep({ drafts: next, pictures });
  };
  const draftOf = (post: Post, before: readonly PostDraft[]) =>
    draftOfPost(post, { categories: categories.map(({ name }) => name), before });
  const mend = (keys: readonly string[], changes: Partial<PostDraft>) => {
    const mended = posts.filter(({ key }) => keys.includes(key)).map((post) => [post.key, post] as const);
    const next = Object.fromEntries(
      mended.map(([key, post]) => [key, { ...(drafts[key] ?? draftOf(post, [])), ...changes }]),
    );
    keep({ drafts: { ...drafts, ...next }, pictures });
  };
  const products = (): MovedProduct[] =>
    posts.map((post, at) =>
      movedPost(post, drafts[post.key] ?? draftOf(post, []), {
        row: at + 1,
        isShown,
        pictures: picturesOfPost(post, archive).flatMap((uri) => pictures[uri] ?? []),
      }),
    );

  if (step === "choose") {
    return (
      <PostGrid
        archive={archive}
        taken={taken}
        chosen={new Set(posts.map(({ key }) => key))}
        onChoose={choose}
        onNext={() => setStep("mend")}
      />
    );
  }
  if (step === "mend") {
    return (
      <PostDrafts
        {...{ archive, posts, drafts, isShown }}
        onShown={setShown}
        onChange={mend}
        onLeaveOut={(key) => choose([key], false)}
        onBack={() => setStep("choose")}
        onNext={() => setStep("upload")}
      />
    );
  }
  if (step === "upload") {
    return (
      <PictureUpload
        names={[...new Set(posts.flatMap((post) => picturesOfPost(post, archive)))]}
        fileOf={archive.fileOf}
        pictures={pictures}
        onUploaded={(uri, address) => {
          const now = kept.current ?? { drafts, pictures };
          keep({ ...now, pictures: { ...now.pictures, [uri]: address } });
        }}
        onBack={() => setStep("mend")}
        onDone={() => setStep("preview")}
      />
    );
  }
  return (
    <PlannedMove
      products={products()}
      troubles={[]}
      lost={[]}
      back="Taslaklara dön"
      onBack={() => setStep("mend")}
      onDone={() => {
        keep({ drafts: {}, pictures: {} });
        onClose();
      }}
    />
  );
}

/** The pictures of a post that the archive has, the cover of a video too. */
const picturesOfPost = ({ media }: Post, { has }: Archive): string[] =>
  media.filter((uri) => isPicture(uri) && has(uri)).slice(0, MAX_PICTURES);
