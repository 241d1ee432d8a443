import { graphql, useStaticQuery } from "gatsby";

/**
 * The content that every page needs. It is one static query, so that a visit asks for one file;
 * each part is a fragment beside the code that uses it.
 */
export const useSiteContent = () =>
  useStaticQuery<Queries.SiteContentQuery>(graphql`
    query SiteContent {
      ...SiteSettings
      ...Navigation
      ...Consent
      ...ContactFormCopy
      ...People
      ...Offices
    }
  `);
