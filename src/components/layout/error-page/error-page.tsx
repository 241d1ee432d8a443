import { useEffect } from "react";
import { MAIN_ANCHOR } from "../../../constants/routes";
import { showTitle } from "../../../dom/show-title";
import type { RouteError } from "../../../stores/route-error";
import { StatusPage } from "../../sections/status-page/status-page";
import { LightLayout } from "../light-layout/light-layout";

/** Replaces a page that cannot be shown; its title is the error's message. */
export function ErrorPage({ path, message, status, retry }: RouteError & { path: string }) {
  useEffect(() => {
    const hide = showTitle(message);
    // Move the focus here.
    document.getElementById(MAIN_ANCHOR)?.focus({ preventScroll: true });
    return hide;
  }, [message]);
  return (
    <LightLayout path={path}>
      <StatusPage status={status} title={message} retry={retry} reloads />
    </LightLayout>
  );
}
