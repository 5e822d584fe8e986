import { useOutletContext } from "react-router";
import { isAdmin, type User } from "../../../domain/account/user.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { sectionCalls } from "../sections/section-calls.ts";
import { useFailureHandler } from "../use-failure-handler.ts";
import { FeaturedPart } from "./featured-part.tsx";
import "./showcase-page.css";
import { SlidesPart } from "./slides-part.tsx";

/** 'Vitrin': what the home page shows first. Slides are a setting, so helpers see the featured products alone. */
export default function ShowcasePage() {
  const user = useOutletContext<User>();
  return (
    <div className="showcase-page">
      <h2>Vitrin</h2>
      {isAdmin(user) && <Slides userId={user.id} />}
      <FeaturedPart />
    </div>
  );
}

function Slides({ userId }: { userId: string }) {
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(
    () => sectionCalls.find("slides"),
    (error) => handleFailure(error, messages.dataFailed),
  );
  if (answer) return <SlidesPart userId={userId} loaded={answer} />;
  return hasFailed ? <LostPart onRetry={reload} /> : <Spinner />;
}
