import { graphql, type PageProps } from "gatsby";
import { BlockPage } from "../blocks/block-page";
import { BLOCK_COMPONENTS } from "../blocks/components";
import { sampleBlocks } from "../blocks/sample-blocks";
import { BLOCK_CATALOGUE_ROUTE } from "../constants/routes";
import { PageHead } from "../seo/page-head";

/**
 * Each kind of block, with sample words and the site's own entries. The preview of the editor draws
 * its blocks with the same data.
 */
export default function BlockCatalogueTemplate({ data }: PageProps<Queries.BlockCatalogueQuery>) {
  return <BlockPage data={{ textPage: sampleBlocks(data) }} components={BLOCK_COMPONENTS} />;
}

export function Head() {
  return (
    <>
      <PageHead
        title="Blocks"
        description="Every block that pages are composed of."
        route={BLOCK_CATALOGUE_ROUTE}
      />
      {/* Where there is an editor, it is on the live site. */}
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
}

export const query = graphql`
  query BlockCatalogue {
    ...HomeEntries
    works: allWork(sort: { order: ASC }) {
      nodes {
        ...WorkCard
      }
    }
    steps: allDesignProcessItem {
      nodes {
        slug
        ...ProcessStep
      }
    }
    team: allMember(sort: { order: ASC }) {
      nodes {
        ...MemberCard
      }
    }
  }
`;
