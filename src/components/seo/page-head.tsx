import { useSiteSettings } from "../../hooks/use-site-settings";
import { metaDescription } from "../../utils/meta-description";

export type PageHeadProps = {
  title: string;
  description: string;
  /** Where the page lives, such as `/works`; null where it has no address of its own (404). */
  route: string | null;
};

/** Title, description and canonical address of a page. */
export function PageHead({ title, description, route }: PageHeadProps) {
  const { name, url } = useSiteSettings();
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={metaDescription(description)} />
      {route !== null && <link rel="canonical" href={`${url}${route}`} />}
    </>
  );
}
