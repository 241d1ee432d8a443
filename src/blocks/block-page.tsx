import { graphql, type HeadProps } from "gatsby";
import type { ComponentType } from "react";
import { requireContent } from "../browser/hooks/require-content";
import { PageHead } from "../seo/page-head";
import { PageHeader } from "../ui/page-header/page-header";
import type { SectionPlace } from "../ui/section/section";
import { VisibilityMark } from "../ui/visibility-mark/visibility-mark";

/** Props that every block gets in addition to its fields and its place. */
export type SharedBlockProps = { page: Queries.BlockPageFragment; pageTitle: string };

/**
 * Components by the GraphQL type of their block. Their props are the fields of the block and its
 * place, which TypeScript does not check: a query knows its blocks as a union.
 */
export type BlockComponents = Readonly<Record<string, ComponentType<never>>>;

/** A block in the result of a query. */
type QueriedBlock = {
  readonly __typename: string;
  readonly questions?: readonly Queries.QuestionAndAnswerFragment[];
};

export type BlockPageData = {
  textPage: (Queries.BlockPageFragment & { readonly blocks: readonly QueriedBlock[] }) | null;
};

/** A page of blocks, one below the other. */
export function BlockPage({
  data,
  components,
}: {
  data: BlockPageData;
  components: BlockComponents;
}) {
  const page = requireContent(data.textPage, "this page");
  return (
    <>
      {page.blocks[0]?.__typename !== "OpeningBlock" && (
        <PageHeader title={page.title} perex={page.perex} tone="ink">
          <VisibilityMark visibility={page.visibility} />
        </PageHeader>
      )}
      {page.blocks.map((block, index) => {
        const Block = components[block.__typename] as
          | ComponentType<QueriedBlock & SectionPlace & SharedBlockProps>
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
  const { seo, title, unlisted, blocks } = requireContent(data.textPage, "this page");
  const questions = blocks.flatMap((block) => block.questions ?? []);
  return (
    <PageHead
      {...seo}
      heading={title}
      isUnlisted={unlisted}
      route={location.pathname}
      questions={questions}
    />
  );
}

export const blockPageFragment = graphql`
  fragment BlockPage on TextPage {
    title
    perex
    visibility
    unlisted
    places {
      id
      tone
      cut
    }
    seo {
      ...Seo
    }
  }
`;
