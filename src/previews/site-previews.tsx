import type { ComponentType, ReactNode } from "react";
import { useEffect, useState } from "react";
import { markOf } from "../../plugins/gatsby-plugin-editor/field-marks";
import type { Collection } from "../../plugins/gatsby-source-content/model";
import { BlockPage, type BlockPageData } from "../blocks/block-page";
import { BLOCK_COMPONENTS } from "../blocks/components";
import { type QuerySources, queryResult } from "../blocks/query-result";
import { entriesOf } from "../blocks/sample-blocks";
import { BurgerMenu } from "../components/layout/burger-menu/burger-menu";
import { SiteFooter } from "../components/layout/site-footer/site-footer";
import { ENTRY_PLACES } from "../constants/entry-places";
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
import { type PageData, readSiteData, type SiteData, setStaticData } from "./site-data";

/** A component that a page of the site is drawn with, and those of its props that it needs. */
type SitePage = ComponentType<{ data: PageData; pageContext: PageData; location: Location }>;

/** The parts of every page with links of the navigation. */
const Frame = () => [<BurgerMenu key="menu" />, <SiteFooter key="footer" />];

/** The component that shows a setting or list, and the name by which its query calls that. */
const COMPONENTS = {
  home: [HomePage, "homePage"],
  about: [AboutPage, "aboutPage"],
  "services-page": [ServicesPage, "servicesPage"],
  "works-page": [WorksPage, "worksPage"],
  career: [CareerPage, "careerPage"],
  contact: [ContactPage, "contactPage"],
  "contact-form": [ContactFormPage, "contactFormPage"],
  values: [AboutPage, "values"],
  awards: [AboutPage, "awards"],
  numbers: [AboutPage, "numbers"],
  "design-process": [AboutPage, "process"],
  "process-slides": [AboutPage, "slides"],
  "contact-people": [ContactPage, "people"],
  "third-parties": [TextPage, "thirdParties"],
  "blog-page": [BlogListTemplate, "blogPage"],
  categories: [BlogListTemplate, "categories"],
  navigation: [Frame, "navigationSettings"],
  site: [SiteFooter, "siteSettings"],
  consent: [PromptPreview, "consentSettings"],
} as unknown as Readonly<Record<string, readonly [Page: SitePage, queryName: string]>>;

/**
 * The page that shows a setting or list: its own, or that of the list's entries; else the home
 * page.
 */
function placeOf({ name, page }: Collection): { route: string; anchor: string | undefined } {
  const place = ENTRY_PLACES.find(({ collection }) => collection === name);
  return { route: page ?? place?.page ?? "/", anchor: place?.section };
}

/**
 * The values of the form as a query of the page would answer them.
 * @param entries entries that they may refer to, by collection
 */
export function formValues(
  { fields, format }: Collection,
  data: PreviewData,
  entries: QuerySources["entries"],
): object {
  const sources = {
    entries,
    picture: (path: string) => data.pictureAt(path),
    film: (path: string) => ({ src: data.address(path), captions: null }),
    text: (markdown: string) => ({ headings: null, html: data.render(markdown) }),
  };
  if (format !== "list") return queryResult(fields, data.values, sources);
  return {
    nodes: data
      .items("items")
      .map(({ values }) => ({ slug: values.id, ...queryResult(fields, values, sources) })),
  };
}

type SiteDataProps = {
  route: string;
  anchor?: string | undefined;
  /** Shown where the site does not answer. */
  fallback: ReactNode;
  children: (site: SiteData) => ReactNode;
};

const isEmpty = (data: PageData): boolean => Object.keys(data).length === 0;

const entriesIn = (ofBlocks: PageData) => entriesOf(ofBlocks as Queries.BlockCatalogueQuery);

/** What shows the field in focus, which the editor keeps in view. */
const IN_FOCUS = "[data-in-focus]";

/**
 * Shows its children once the site's data is read, and keeps the section with the anchor in view
 * while the page changes, until a part of it is edited.
 */
function WithSite({ route, anchor, fallback, children }: SiteDataProps): ReactNode {
  const [site, setSite] = useState<SiteData | null>(null);
  useEffect(() => void readSiteData(route).then(setSite), [route]);
  const show = (page: HTMLElement | null) => {
    let isNew = true;
    const observer = new ResizeObserver(() => {
      if (anchor && (isNew || !page?.querySelector(IN_FOCUS)))
        page?.querySelector(`#${anchor}`)?.scrollIntoView();
      isNew = false;
    });
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

/** A setting or list on its page of the site; null for other collections. */
export function settingPreview(collection: Collection, data: PreviewData): ReactNode {
  const [Page, queryName] = COMPONENTS[collection.name] ?? [];
  if (!Page || !queryName) return null;
  return (
    <WithSite {...placeOf(collection)} fallback={pagePreview(collection, data)}>
      {({ page, context, ofBlocks }) => {
        const values = formValues(collection, data, entriesIn(ofBlocks));
        setStaticData(queryName, values);
        return (
          <Page
            data={{ ...page, [queryName]: values }}
            pageContext={context}
            location={window.location}
          />
        );
      }}
    </WithSite>
  );
}

const TEXT_PAGES = CONTENT_MODEL.collections.find(({ name }) => name === "pages");

/** A page of blocks; null for a page without any. */
export function blocksPreview(data: PreviewData): ReactNode {
  if (!TEXT_PAGES || !data.has("blocks")) return null;
  return (
    <WithSite route={BLOCK_CATALOGUE_ROUTE} fallback={pagePreview(TEXT_PAGES, data)}>
      {({ ofBlocks }) => {
        const page = formValues(TEXT_PAGES, data, entriesIn(ofBlocks)) as BlockPageData["textPage"];
        const textPage = {
          ...page,
          places: page?.places.map((place, index) => ({
            ...place,
            // Marks the whole section.
            id: place.id + markOf(["blocks", index]),
          })),
          visibility: data.visibility,
        } as unknown as BlockPageData["textPage"];
        return <BlockPage data={{ textPage }} components={BLOCK_COMPONENTS} />;
      }}
    </WithSite>
  );
}
