import { graphql, type HeadProps } from "gatsby";
import type { ComponentType } from "react";
import { present } from "../browser/hooks/present";
import { PageHead } from "../seo/page-head";
import { PageHeader } from "../ui/page-header/page-header";
import type { SectionPlace } from "../ui/section/section";
import { VisibilityMark } from "../ui/visibility-mark/visibility-mark";

/** What each block gets beside its own fields and its place. */
export type PageAround = { page: Queries.BlockPageFragment; pageTitle: string };

/** The components of blocks, by their GraphQL types. Their props are the fields of the block. */
export type BlockComponents = Readonly<Record<string, ComponentType<never>>>;

/** A block as it is queried. */
type QueriedBlock = {
  readonly __typename: string;
  readonly questions?: readonly Queries.QuestionAndAnswerFragment[];
};

export type BlockPageData = {
  textPage: (Queries.BlockPageFragment & { readonly blocks: readonly QueriedBlock[] }) | null;
};

/** Blocks one below the other. */
export function BlockPage({
  data,
  components,
}: {
  data: BlockPageData;
  components: BlockComponents;
}) {
  const page = present(data.textPage, "this page");
  return (
    <>
      {page.blocks[0]?.__typename !== "OpeningBlock" && (
        <PageHeader title={page.title} perex={page.perex} tone="ink">
          <VisibilityMark visibility={page.visibility} />
        </PageHeader>
      )}
      {page.blocks.map((block, index) => {
        const Block = components[block.__typename] as
          | ComponentType<QueriedBlock & SectionPlace & PageAround>
          | undefined;
        const place = page.places[index] as SectionPlace;
        return (
          Block && <Block key={place.id} {...block} {...place} page={page} pageTitle={page.title} />
        );
      })}
    </>
  );
}

export function BlockPageHead({ data, location }: HeadProps<BlockPageData>) {
  const { seo, title, blocks } = present(data.textPage, "this page");
  const questions = blocks.flatMap((block) => block.questions ?? []);
  return <PageHead {...seo} heading={title} route={location.pathname} questions={questions} />;
}

export const blockPageFragment = graphql`
  fragment BlockPage on TextPage {
    title
    perex
    visibility
    places {
      id
      tone
      cut
    }
    seo {
      ...Seo
    }
    body {
      ...Reading
    }
  }
`;
