import { TAG_MANAGER_ID } from "../../../constants/consent";

type Signal = "granted" | "denied";

/** @see https://developers.google.com/tag-platform/security/guides/consent */
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
  // biome-ignore lint/complexity/noArguments: the tag manager does not accept an array.
  window.dataLayer?.push(arguments);
}

/**
 * Denies everything to the tag manager, if there is one. Call it before anything else is queued.
 */
export function denyByDefault(): void {
  if (!TAG_MANAGER_ID) return;
  window.dataLayer ??= [];
  gtag("consent", "default", DENIED);
}
