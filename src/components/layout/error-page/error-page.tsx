import { useEffect } from "react";
import type { RouteError } from "../../../stores/route-error";
import { StatusPage } from "../../sections/status-page/status-page";
import { LightLayout } from "../light-layout/light-layout";

export type ErrorPageProps = RouteError & { path: string };

/** Stands in the place of a page that cannot be shown; its title is the error's message. */
export function ErrorPage({ path, message, status, retry }: ErrorPageProps) {
  useEffect(() => {
    document.title = message;
  }, [message]);
  return (
    <LightLayout path={path}>
      <StatusPage status={status} title={message} retry={retry} reloads />
    </LightLayout>
  );
}
