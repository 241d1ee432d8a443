// The content model: every collection of the site, declared once. GraphQL types
// (`projections/graphql-types.ts`) and the validator (`check-fields.ts`) are projections of this
// table and of nothing else.
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
import { pages, positions, services } from "./collections/texts";
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
import type { Collection } from "./types";

export const CONTENT_MODEL: readonly Collection[] = [
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
];
