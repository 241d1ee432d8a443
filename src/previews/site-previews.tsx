import type { ComponentType, ReactNode } from "react";
import { useEffect, useState } from "react";
import type { Collection } from "../../plugins/gatsby-source-content/model";
import { BlockPage, type BlockPageData } from "../blocks/block-page";
import { BLOCK_COMPONENTS } from "../blocks/components";
import { type QuerySources, queryResult } from "../blocks/query-result";
import { entriesOf } from "../blocks/sample-blocks";
import { BurgerMenu } from "../components/layout/burger-menu/burger-menu";
import { SiteFooter } from "../components/layout/site-footer/site-footer";
import { BLOCK_CATALOGUE_ROUTE } from "../constants/routes";
import { CONTENT_MODEL } from "../content-model/content-model";
import AboutPage from "../pages/about-us";
import CareerPage from "../pages/career-page";
import ContactPage from "../pages/contact";
import ContactFormPage from "../pages/contact-form";
import HomePage from "../pages/index";
import ServicesPage from "../pages/services";
import WorksPage from "../pages/works";
import BlogListTemplate from "../templates/blog-list";
import TextPage from "../templates/text-page";
import { pagePreview } from "./page-preview";
import type { PreviewData } from "./preview-data";
import { PromptPreview } from "./prompt-preview";
import { type PageData, type SiteData, setStaticData, siteData } from "./site-data";

/**
 * A page of the site; the preview gives it the data of its query, and nothing else that Gatsby
 * would.
 */
type SitePage = ComponentType<{ data: PageData; pageContext: PageData; location: Location }>;

/** Where the links of the navigation are. */
const Frame = () => [<BurgerMenu key="menu" />, <SiteFooter key="footer" />];

/**
 * The page that a setting is on, by which name its query calls it, and where a list is on it if not
 * at its own name.
 */
const PAGES = {
  home: ["/", HomePage, "homePage"],
  about: ["/about-us", AboutPage, "aboutPage"],
  "services-page": ["/services", ServicesPage, "servicesPage"],
  "works-page": ["/works", WorksPage, "worksPage"],
  career: ["/career-page", CareerPage, "careerPage"],
  contact: ["/contact", ContactPage, "contactPage"],
  "contact-form": ["/contact-form", ContactFormPage, "contactFormPage"],
  values: ["/about-us", AboutPage, "values"],
  awards: ["/about-us", AboutPage, "awards"],
  numbers: ["/about-us", AboutPage, "numbers"],
  "design-process": ["/about-us", AboutPage, "process"],
  "process-slides": ["/about-us", AboutPage, "slides"],
  "contact-people": ["/contact", ContactPage, "people", "people"],
  "third-parties": ["/privacy-policy", TextPage, "thirdParties", "tags"],
  "blog-page": ["/blog", BlogListTemplate, "blogPage"],
  categories: ["/blog", BlogListTemplate, "categories", "topics"],
  navigation: ["/", Frame, "navigationSettings"],
  site: ["/", SiteFooter, "siteSettings"],
  consent: ["/", PromptPreview, "consentSettings"],
} as unknown as Readonly<
  Record<string, readonly [route: string, Page: SitePage, name: string, anchor?: string]>
>;

/**
 * The values of the form as a query of the page would answer them.
 * @param entries that they may refer to, by collection
 */
export function formValues(
  { fields, format }: Collection,
  data: PreviewData,
  entries: QuerySources["entries"],
): object {
  const found = {
    entries,
    picture: (path: string) => data.pictureAt(path),
    film: (path: string) => ({ src: data.address(path), captions: null }),
  };
  if (format !== "list") return queryResult(fields, data.values, found);
  return {
    nodes: data
      .items("items")
      .map(({ values }) => ({ slug: values.id, ...queryResult(fields, values, found) })),
  };
}

type SiteDataProps = {
  route: string;
  anchor?: string;
  /** Where the site does not answer. */
  fallback: ReactNode;
  children: (site: SiteData) => ReactNode;
};

const isEmpty = (data: PageData): boolean => Object.keys(data).length === 0;

const entriesIn = (ofBlocks: PageData) => entriesOf(ofBlocks as Queries.BlockCatalogueQuery);

/**
 * Waits for what the site knows; then a section of the page is kept in view, whatever its width and
 * what is typed.
 */
function WithSite({ route, anchor, fallback, children }: SiteDataProps): ReactNode {
  const [site, setSite] = useState<SiteData | null>(null);
  useEffect(() => void siteData(route).then(setSite), [route]);
  const show = (page: HTMLElement | null) => {
    const observer = new ResizeObserver(
      () => anchor && page?.querySelector(`#${anchor}`)?.scrollIntoView(),
    );
    if (page) observer.observe(page);
    return () => observer.disconnect();
  };
  if (!site) return null;
  return isEmpty(site.page) || isEmpty(site.ofBlocks) ? (
    fallback
  ) : (
    <div ref={show}>{children(site)}</div>
  );
}

/** A setting on its page of the site. Null for others. */
export function settingPreview(collection: Collection, data: PreviewData): ReactNode {
  const [route, Page, name, anchor = collection.name] = PAGES[collection.name] ?? [];
  if (!route || !Page || !name) return null;
  return (
    <WithSite
      route={route}
      fallback={pagePreview(collection, data)}
      anchor={collection.format === "list" ? anchor : undefined}
    >
      {({ page, context, ofBlocks }) => {
        const values = formValues(collection, data, entriesIn(ofBlocks));
        setStaticData(name, values);
        return (
          <Page
            data={{ ...page, [name]: values }}
            pageContext={context}
            location={window.location}
          />
        );
      }}
    </WithSite>
  );
}

const PAGES_OF_TEXT = CONTENT_MODEL.collections.find(({ name }) => name === "pages");

/** A page of blocks. Null for a page without any. */
export function blocksPreview(data: PreviewData): ReactNode {
  if (!PAGES_OF_TEXT || !data.has("blocks")) return null;
  return (
    <WithSite route={BLOCK_CATALOGUE_ROUTE} fallback={pagePreview(PAGES_OF_TEXT, data)}>
      {({ ofBlocks }) => {
        const page = formValues(PAGES_OF_TEXT, data, entriesIn(ofBlocks));
        const body = { headings: null, html: data.html("body") };
        const textPage = {
          ...page,
          visibility: data.visibility,
          body,
        } as unknown as BlockPageData["textPage"];
        return <BlockPage data={{ textPage }} components={BLOCK_COMPONENTS} />;
      }}
    </WithSite>
  );
}
