import { useEffect } from "react";
import type { RouteError } from "../../../stores/route-error";
import { StatusPage } from "../../sections/status-page/status-page";
import { LightLayout } from "../light-layout/light-layout";

export type ErrorPageProps = RouteError & { path: string };

/**
 * Holds the title of the document while what Gatsby puts into its head comes and goes, marked as Gatsby's own: it takes it
 * away with the next page.
 * @returns ends it
 */
function holdTitle(title: string): () => void {
  const hold = () => {
    if (document.title === title) return;
    document.title = title;
    document.querySelector("title")?.setAttribute("data-gatsby-head", "true");
  };
  const observer = new MutationObserver(hold);
  observer.observe(document.head, { childList: true });
  hold();
  return () => observer.disconnect();
}

/** Stands in the place of a page that cannot be shown; its title is the error's message. */
export function ErrorPage({ path, message, status, retry }: ErrorPageProps) {
  useEffect(() => holdTitle(message), [message]);
  return (
    <LightLayout path={path}>
      <StatusPage status={status} title={message} retry={retry} reloads />
    </LightLayout>
  );
}
