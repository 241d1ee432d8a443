import { useEffect } from "react";
import { MAIN_ANCHOR } from "../../../constants/routes";
import type { RouteError } from "../../../stores/route-error";
import { StatusPage } from "../../sections/status-page/status-page";
import { LightLayout } from "../light-layout/light-layout";

export type ErrorPageProps = RouteError & { path: string };

/**
 * Whatever Gatsby does with the head meanwhile: the title of a document is its first.
 * @returns takes it away again
 */
function showTitle(text: string): () => void {
  const title = document.createElement("title");
  title.textContent = text;
  document.head.prepend(title);
  return () => title.remove();
}

/** Stands in the place of a page that cannot be shown; its title is the error's message. */
export function ErrorPage({ path, message, status, retry }: ErrorPageProps) {
  useEffect(() => {
    const hide = showTitle(message);
    // Keyboards and screen readers go on here.
    document.getElementById(MAIN_ANCHOR)?.focus({ preventScroll: true });
    return hide;
  }, [message]);
  return (
    <LightLayout path={path}>
      <StatusPage status={status} title={message} retry={retry} reloads />
    </LightLayout>
  );
}
