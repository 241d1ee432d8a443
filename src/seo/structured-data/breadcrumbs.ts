import type { BreadcrumbList } from "schema-dts";

export type MenuItem = { title: string; link: string };

/**
 * The breadcrumbs of a page.
 * @param route of the page, such as `/works/hid`, not the home page's
 * @param menu the main navigation, which names the pages in between; others are left out
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbs(url: string, route: string, title: string, menu: readonly MenuItem[]) {
  const onTheWay = (link: string): boolean => link === "/" || route.startsWith(`${link}/`);
  const steps = [...menu.filter(({ link }) => onTheWay(link)), { title, link: route }];
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
