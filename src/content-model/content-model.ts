import type { ContentModel } from "../../plugins/gatsby-source-content/model";
import { blog } from "./collections/blog";
import { clients, industries, offices, team } from "./collections/company";
import {
  awards,
  categories,
  contactPeople,
  designProcess,
  numbers,
  processSlides,
  thirdParties,
  values,
} from "./collections/ordered-lists";
import { positions } from "./collections/positions";
import { pages, services } from "./collections/texts";
import { works } from "./collections/works";
import { consent } from "./settings/consent";
import { order } from "./settings/order";
import {
  about,
  blogPage,
  career,
  contact,
  contactForm,
  home,
  servicesPage,
  worksPage,
} from "./settings/page-copy";
import { navigation, redirects, site } from "./settings/site";
import { SLOTS } from "./slots";

/**
 * Every collection and every place of a picture, declared once: GraphQL types, checks and the
 * editor follow.
 */
export const CONTENT_MODEL: ContentModel = {
  collections: [
    services,
    works,
    industries,
    clients,
    offices,
    team,
    positions,
    blog,
    pages,
    categories,
    numbers,
    values,
    awards,
    designProcess,
    processSlides,
    contactPeople,
    site,
    navigation,
    redirects,
    order,
    thirdParties,
    consent,
    home,
    about,
    servicesPage,
    worksPage,
    blogPage,
    career,
    contact,
    contactForm,
  ],
  slots: SLOTS,
  order: order.name,
  redirects: redirects.name,
  site: site.name,
};
