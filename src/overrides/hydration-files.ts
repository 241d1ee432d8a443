/** The fields used here of the data that Gatsby writes for each page, see `loadPageDataSync`. */
export type PageData = { path: string; componentChunkName: string; staticQueryHashes: string[] };

/** File names of the scripts of each page's component, by Gatsby's name of the component. */
export type ComponentScripts = Readonly<Record<string, readonly string[]>>;

type Stats = { assetsByChunkName: Readonly<Record<string, readonly string[]>> };

/**
 * Finds the scripts of each page's component in what Gatsby has written about its bundles.
 * @param stats JSON text of its statistics of the bundles
 */
export function componentScripts(stats: string): ComponentScripts {
  const { assetsByChunkName } = JSON.parse(stats) as Stats;
  const components = Object.entries(assetsByChunkName).filter(([name]) =>
    name.startsWith("component---"),
  );
  return Object.fromEntries(
    components.map(([name, files]) => [name, files.filter((file) => file.endsWith(".js"))]),
  );
}

/** Addresses of the files that Gatsby's loader asks for before it hydrates a built page. */
export function hydrationFiles(
  { path, componentChunkName, staticQueryHashes }: PageData,
  scripts: ComponentScripts,
): { data: string[]; scripts: string[] } {
  const name = path === "/" ? "index" : path.replace(/^\/|\/$/g, "");
  const queries = staticQueryHashes.map((hash) => `sq/d/${hash}`);
  return {
    data: ["app-data", `${name}/page-data`, ...queries].map((file) => `/page-data/${file}.json`),
    scripts: (scripts[componentChunkName] ?? []).map((file) => `/${file}`),
  };
}
