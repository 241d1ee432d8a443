import type { Thing } from "schema-dts";
import { type ArticleFacts, article as articleThing } from "./article";
import { breadcrumbs, type MenuItem } from "./breadcrumbs";
import { jobPosting, type PositionFacts } from "./job-posting";
import { type OrganizationFacts, organization } from "./organization";
import { type ServiceFacts, service } from "./service";
import { contactPage, website } from "./website";

/** The subject of a page that has a schema.org type of its own. */
export type PageSubject = {
  article?: ArticleFacts;
  services?: readonly ServiceFacts[];
  positions?: readonly PositionFacts[];
  isContact?: boolean;
};

export type PageFacts = PageSubject & {
  title: string;
  description: string;
  /** Path of the picture for sharing, where none is drawn for the page. */
  sharePicture?: string;
  /** Null where the page has no address of its own (404). */
  route: string | null;
  agency: OrganizationFacts;
  menu: readonly MenuItem[];
};

/** All structured data of a page: the organization, the breadcrumbs, and its subject. */
export function pageThings({ agency, menu, route, title, description, sharePicture, ...subject }: PageFacts): Thing[] {
  const { article, services = [], positions = [], isContact = false } = subject;
  const everywhere = [organization(agency), website(agency)];
  if (route === null) return everywhere;
  return [
    ...everywhere,
    ...(route === "/" ? [] : [breadcrumbs(agency.url, route, title, menu)]),
    ...(article ? [articleThing(agency.url, { ...article, title, perex: description, route, sharePicture })] : []),
    ...services.map((entry) => service(agency.url, entry)),
    ...positions.map((entry) => jobPosting(agency, entry)),
    ...(isContact ? [contactPage(agency.url, { title, description, route })] : []),
  ];
}
