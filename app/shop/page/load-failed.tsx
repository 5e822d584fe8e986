import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import "../../ui/button.css";
import { BelowStyle } from "./below-style.tsx";

type LoadFailedProps = { title: string; onRetry?: () => void; heading?: "h1" | "h2" };

/** Spec §8: a failed load shows one toast, and the visitor can retry it. */
export function LoadFailed({ title, onRetry, heading: Heading = "h1" }: LoadFailedProps) {
  const { revalidate } = useRevalidator();
  useEffect(function showToastOnce() {
    toast.error(messages.dataFailed);
  }, []);
  return (
    <div className="load-failed page-width">
      <BelowStyle />
      <Heading>{title}</Heading>
      <p>Bağlantını kontrol edip tekrar deneyebilirsin.</p>
      <button type="button" className="button button-ribbon" onClick={onRetry ?? (() => revalidate())}>
        Tekrar dene
      </button>
    </div>
  );
}
