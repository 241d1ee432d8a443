import { graphql } from "gatsby";
import { ButtonLink } from "../ui/button-link/button-link";
import { Highlighted } from "../ui/highlighted/highlighted";
import { PageHeader } from "../ui/page-header/page-header";
import { VisibilityMark } from "../ui/visibility-mark/visibility-mark";
import type { SharedBlockProps } from "./block-page";

/** The title of the page, on yellow. */
export function OpeningBlock({
  highlight,
  action,
  page,
}: Queries.OpeningBlockFragment & SharedBlockProps) {
  return (
    <PageHeader
      title={<Highlighted text={page.title} highlight={highlight} />}
      perex={page.perex}
      tone="accent"
    >
      <VisibilityMark visibility={page.visibility} />
      {action && <ButtonLink to={action.link}>{action.title}</ButtonLink>}
    </PageHeader>
  );
}

export const openingBlockFragment = graphql`
  fragment OpeningBlock on OpeningBlock {
    highlight
    action {
      title
      link
    }
  }
`;
