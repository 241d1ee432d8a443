import { graphql, type HeadProps, type PageProps } from "gatsby";
import { requireContent } from "../browser/hooks/require-content";
import { Reading } from "../components/content/reading/reading";
import { ThirdParties } from "../components/content/third-parties/third-parties";
import { ShortVersion } from "../components/sections/short-version/short-version";
import { STRINGS } from "../constants/strings";
import { PageHead } from "../seo/page-head";
import { formatDate } from "../ui/format-date";
import { PageHeader } from "../ui/page-header/page-header";
import { VisibilityMark } from "../ui/visibility-mark/visibility-mark";

export default function TextPageTemplate({ data }: PageProps<Queries.TextPageQuery>) {
  const page = requireContent(data.textPage, "this page");
  return (
    <>
      <PageHeader title={page.title} perex={page.perex} tone="ink">
        <VisibilityMark visibility={page.visibility} />
        {page.updated && (
          <p>
            {STRINGS.updated} <time dateTime={page.updated}>{formatDate(page.updated)}</time>
          </p>
        )}
      </PageHeader>
      {page.shortVersion.length > 0 && <ShortVersion sentences={page.shortVersion} />}
      {page.body && (
        <Reading body={page.body}>
          <ThirdParties parties={data.thirdParties?.nodes ?? []} />
        </Reading>
      )}
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.TextPageQuery>) {
  const { seo, title, unlisted } = requireContent(data.textPage, "this page");
  return <PageHead {...seo} heading={title} isUnlisted={unlisted} route={location.pathname} />;
}

export const query = graphql`
  query TextPage($id: String!, $namesThirdParties: Boolean = false) {
    thirdParties: allThirdParty @include(if: $namesThirdParties) {
      nodes {
        ...ThirdPartyRow
      }
    }
    textPage(id: { eq: $id }) {
      title
      perex
      updated
      visibility
      unlisted
      shortVersion
      seo {
        ...Seo
      }
      body {
        ...Reading
      }
    }
  }
`;
