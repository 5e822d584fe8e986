import { type PosterForm, type PosterSubject, posterSubject } from "../../../domain/web/poster.ts";
import type { QuickReply } from "../../../domain/web/quick-replies.ts";
import { callSignedIn } from "../../session-calls.ts";
import { fetchFile } from "../fetched-file.ts";

/** The API calls of 'Paylaş'. */
export const sharingCalls = {
  poster: (form: PosterForm, of: PosterSubject) =>
    fetchFile(`/admin/posters?${new URLSearchParams({ form, of: posterSubject(of) })}`),
  /** Erases what a customer let the owner share, for good. */
  takeDown: (id: string) => callSignedIn("DELETE", `/admin/shared-words/${encodeURIComponent(id)}`),
  quickReplies: () => callSignedIn<{ replies: QuickReply[] }>("GET", "/admin/quick-replies"),
};
