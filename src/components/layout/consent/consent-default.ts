import { TAG_MANAGER_ID } from "../../../constants/consent";

type Signal = "granted" | "denied";

/** https://developers.google.com/tag-platform/security/guides/consent */
const DENIED: Readonly<Record<string, Signal>> = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

/** Queues a command for the tag manager, which recognises commands by the `arguments` object. */
export function gtag(
  ..._command: [
    name: "consent",
    action: "default" | "update",
    signals: Readonly<Record<string, Signal>>,
  ]
) {
  // biome-ignore lint/complexity/noArguments: an array is not what the tag manager looks for.
  window.dataLayer?.push(arguments);
}

/** Denies everything, before anything else is queued. Does nothing without a tag manager. */
export function denyByDefault(): void {
  if (!TAG_MANAGER_ID) return;
  window.dataLayer ??= [];
  gtag("consent", "default", DENIED);
}
