import { ANALYTICS, TAG_MANAGER_ID } from "../constants/consent";

/** The container's snippet, word for word. Source: https://developers.google.com/tag-platform/tag-manager/web */
const snippet = (id: string): string =>
  `(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':
new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],
j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src=
'https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);
})(window,document,'script','dataLayer','${id}');`;

const isUsed = TAG_MANAGER_ID !== "" && process.env.NODE_ENV === "production";

/**
 * The tag manager, where one is set, though not in the preview. Its snippet is text until a visitor accepts analytics:
 * `stores/consent-mode.ts` then makes it a script. Google's frame for browsers without scripts is left out: it could not ask.
 */
export const TAG_MANAGER = isUsed ? (
  <script
    key="tag-manager"
    type="text/plain"
    data-category={ANALYTICS}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and an id that the settings have checked
    dangerouslySetInnerHTML={{ __html: snippet(TAG_MANAGER_ID) }}
  />
) : null;
