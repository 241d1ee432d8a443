import type { BreadcrumbList, FAQPage, Service, Thing } from "schema-dts";
import { type ArticleFacts, article as articleThing } from "./article";
import { jobPosting, type PositionFacts } from "./job-posting";
import { type OrganizationFacts, organization } from "./organization";
import { contactPage, organizationId, website } from "./website";
import { caseStudy, type WorkFacts } from "./work";

type ServiceFacts = {
  slug: string;
  title: string;
  summary: string;
  keyServices: readonly string[];
};

/** A service and its key services. @see https://schema.org/Service */
function service(url: string, { slug, title, summary, keyServices }: ServiceFacts) {
  const address = `${url}/services#${slug}`;
  return {
    "@type": "Service",
    "@id": address,
    name: title,
    description: summary,
    serviceType: title,
    url: address,
    provider: { "@id": organizationId(url) },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: title,
      itemListElement: keyServices.map((name) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name },
      })),
    },
  } satisfies Service;
}

type QuestionFacts = { question: string; answer: string };

/**
 * The questions and answers of a page.
 * @see https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
function questionsPage(address: string, questions: readonly QuestionFacts[]) {
  return {
    "@type": "FAQPage",
    "@id": `${address}#questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies FAQPage;
}

export type MenuItem = { title: string; link: string };

/**
 * The breadcrumbs of a page other than the home page.
 * @param route of the page, such as `/works/hid`
 * @param menu the main navigation, with the titles of the pages in between
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbs(url: string, route: string, title: string, menu: readonly MenuItem[]) {
  const isAbove = ({ link }: MenuItem): boolean => link === "/" || route.startsWith(`${link}/`);
  const steps = [...menu.filter(isAbove), { title, link: route }];
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}${route}#breadcrumbs`,
    itemListElement: steps
      .sort((one, other) => one.link.length - other.link.length)
      .map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.title,
        item: `${url}${step.link}`,
      })),
  } satisfies BreadcrumbList;
}

/** Subjects of a page that have types of schema.org. */
export type PageSubject = {
  article?: ArticleFacts;
  work?: WorkFacts;
  services?: readonly ServiceFacts[];
  position?: PositionFacts;
  questions?: readonly QuestionFacts[];
  isContact?: boolean;
};

export type PageFacts = PageSubject & {
  title: string;
  description: string;
  /** Null for the error page, which has no address of its own. */
  route: string | null;
  agency: OrganizationFacts;
  menu: readonly MenuItem[];
};

/**
 * All structured data of a page: the agency, the site, the breadcrumbs, and the page's subjects.
 */
export function pageThings({
  agency,
  menu,
  route,
  title,
  description,
  ...subject
}: PageFacts): Thing[] {
  const { article, work, position, services = [], questions = [], isContact = false } = subject;
  const commonThings = [organization(agency), website(agency)];
  if (route === null) return commonThings;
  return [
    ...commonThings,
    ...(route === "/" ? [] : [breadcrumbs(agency.url, route, title, menu)]),
    ...(article
      ? [articleThing(agency.url, { ...article, title, perex: description, route })]
      : []),
    ...(work ? [caseStudy(agency.url, { ...work, perex: description, route })] : []),
    ...services.map((entry) => service(agency.url, entry)),
    ...(position ? [jobPosting(agency, { ...position, route })] : []),
    ...(questions.length > 0 ? [questionsPage(`${agency.url}${route}`, questions)] : []),
    ...(isContact ? [contactPage(agency.url, { title, description, route })] : []),
  ];
}
