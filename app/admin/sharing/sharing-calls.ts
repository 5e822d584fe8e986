import { type PosterForm, type PosterSubject, posterSubject } from "../../../domain/web/poster.ts";
import { fetchFile } from "../fetched-file.ts";

/** The API calls of 'Paylaş'. */
export const sharingCalls = {
  poster: (form: PosterForm, of: PosterSubject) =>
    fetchFile(`/admin/posters?${new URLSearchParams({ form, of: posterSubject(of) })}`),
};
