import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { ANALYTICS } from "../constants/consent";

/** The keys that gatsby-plugin-image gives the style and scripts of its own component, which this site does not use. */
const IMAGE_KEYS = /^gatsby-image-style/;

/** The key that gatsby-plugin-google-tagmanager gives everything it puts into a page. */
const TAG_MANAGER_KEY = "plugin-google-tagmanager";

const isTagManager = (component: ReactNode): component is ReactElement<Record<string, unknown>> =>
  isValidElement(component) && component.key === TAG_MANAGER_KEY;

/** Takes what the site does not use out of the head, and makes the tag manager's snippet text until there is consent. */
export const withPluginsTamed = (head: readonly ReactNode[]): ReactNode[] =>
  head
    .filter((component) => !(isValidElement(component) && IMAGE_KEYS.test(String(component.key))))
    .map((component) =>
      isTagManager(component) ? cloneElement(component, { type: "text/plain", "data-category": ANALYTICS }) : component,
    );

/** Takes out the tag manager's frame for browsers without scripts, which could not ask for consent. */
export const withoutTagManagerFrame = (body: readonly ReactNode[]): ReactNode[] =>
  body.filter((component) => !isTagManager(component));
