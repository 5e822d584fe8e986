import { useRef, useState } from "react";
import { ApiError } from "../../api-client.ts";
import { PlainButton } from "../../ui/button.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { movingCalls, type PicturesLeft } from "./moving-calls.ts";
import { timeLeft } from "./time-left.ts";

type ForeignPicturesCardProps = { first: Pick<PicturesLeft, "left" | "products"> };

type Running = { taken: number; failed: PicturesLeft["failed"]; since: number };

const PAUSE_MS = 5000;

/** Brings the pictures of products that lie at other addresses into the shop, a few at a time. It goes on from any tab, on any day. */
export function ForeignPicturesCard({ first }: ForeignPicturesCardProps) {
  const handleFailure = useFailureHandler();
  const [newest, setNewest] = useState<PicturesLeft>();
  const left = newest ?? first;
  const [running, setRunning] = useState<Running>();
  const stopped = useRef(false);
  const isRunning = running !== undefined && !stopped.current;

  const begin = async () => {
    stopped.current = false;
    let now: Running = { taken: 0, failed: [], since: Date.now() };
    setRunning(now);
    while (!stopped.current) {
      try {
        const answer = await movingCalls.takePictures(now.failed.map(({ address }) => address));
        now = { ...now, taken: now.taken + answer.fetched, failed: [...now.failed, ...answer.failed] };
        setNewest(answer);
        setRunning(now);
        if (answer.fetched + answer.failed.length === 0) break;
      } catch (error) {
        // Without a connection it waits and goes on.
        if (!(error instanceof ApiError) || ![0, 429, 502, 503, 504].includes(error.status)) {
          handleFailure(error, reasonOr("Fotoğraflar alınamadı"));
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
    stopped.current = true;
    setRunning({ ...now });
  };

  if (left.left === 0 && !running) return null;
  const { taken = 0, failed = [], since = 0 } = running ?? {};
  const waiting = left.left - failed.length;
  return (
    <section className="kit-card" aria-busy={isRunning}>
      <h3>Başka adresteki fotoğraflar</h3>
      <p aria-live="polite">
        {isRunning
          ? `${taken} fotoğraf alındı, ${waiting} kaldı${timeLeft({ done: taken, left: waiting, since })}.`
          : waiting > 0
            ? `${productsInWords(left.products)}de ${waiting} fotoğraf eski yerinde duruyor. Orası kapanınca kaybolur; dükkânına al.`
            : taken > 0
              ? `${taken} fotoğraf dükkânında.`
              : "Hiçbir fotoğraf alınamadı; eski yeri kapanmış olabilir. Az sonra yeniden dene ya da ürüne kendi fotoğrafını koy."}
      </p>
      {isRunning && <progress className="kit-list-bar" value={taken + failed.length} max={taken + left.left} />}
      {failed.length > 0 && (
        <details className="kit-fold">
          <summary>Alınamayan {failed.length} fotoğraf</summary>
          <ul className="kit-list-lines">
            {failed.map(({ address, product }) => (
              <li key={address}>
                <p className="kit-words">
                  <strong>{product}</strong>
                  <small>{address}</small>
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {isRunning ? (
        <PlainButton
          action="Durdur"
          onClick={() => {
            stopped.current = true;
          }}
        />
      ) : (
        left.left > 0 && <PlainButton action={failed.length > 0 ? "Yeniden dene" : "Fotoğrafları al"} onClick={begin} />
      )}
    </section>
  );
}
