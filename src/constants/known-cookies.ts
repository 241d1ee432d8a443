import { ANALYTICS, MARKETING } from "./measuring";

/**
 * What the tags of common third parties leave in the browser of a visitor, by the category that
 * they usually belong to: names of cookies and keys of local and session storage, `*` for what
 * differs. Read in the documentation of each on 2026-11-29.
 */
export const KNOWN_COOKIES = {
  [ANALYTICS]: {
    "Google Analytics": "_ga _ga_* _gid _gat* _dc_gtm_* AMP_TOKEN FPID FPLC",
    "Microsoft Clarity": "_clck _clsk _cltk",
    Hotjar: "_hj* hjViewportId hjActiveViewportIds",
    HubSpot: "__hs* hubspotutk messagesUtk hs-messages-* HUBLYTICS_*",
  },
  [MARKETING]: {
    "Google Ads": "_gcl_* _gac_* __gads __gpi* __gsas FPAU FPGCL* FPGSID",
    Meta: "_fbp _fbc lastExternalReferrer*",
    LinkedIn: "li_fat_id li_giant li_adsId ln_or oribi*",
    TikTok: "_ttp _tt_* ttcsid* ttclid tt_*",
    Pinterest: "_pin_* _pinterest_* _epik _derived_epik",
    "Microsoft Advertising": "_uet*",
    X: "_twclid _twpid",
    Reddit: "_rdt_*",
    Snapchat: "_scid* _sctr _screload _schn* u_scsid* u_sclid*",
  },
} as const;
