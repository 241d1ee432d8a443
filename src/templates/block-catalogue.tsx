import { graphql, type PageProps } from "gatsby";
import { BlockPage } from "../blocks/block-page";
import { BLOCK_COMPONENTS } from "../blocks/components";
import { sampleBlocks } from "../blocks/sample-blocks";
import { BLOCK_CATALOGUE_ROUTE } from "../constants/routes";
import { PageHead } from "../seo/page-head";

/**
 * The block catalogue: a sample of each type of block, with the site's entries. The editor's
 * previews read the data of this page.
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
      {/* A live site with an editor has this page, too. */}
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
    designProcess: allDesignProcessItem {
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
