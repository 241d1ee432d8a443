import { graphql, type PageProps } from "gatsby";
import { News } from "../blog/components/news/news";
import { People } from "../components/sections/people/people";
import { ButtonLink } from "../components/ui/button-link/button-link";
import { PageHeader } from "../components/ui/page-header/page-header";
import { ANSWER_STRINGS } from "../constants/answer-strings";
import { FORM_STRINGS } from "../constants/form-strings";
import { STRINGS } from "../constants/strings";
import { PageHead } from "../seo/page-head";
import { present } from "../utils/present";

/** Where the mailer sends those who have no script, with the people who will answer. */
export default function ThankYouPage({ data }: PageProps<Queries.ThankYouQuery>) {
  const { people } = present(data.contactPage, "settings/contact.json");
  const { news } = present(data.homePage, "settings/home.json");
  return (
    <>
      <PageHeader title={FORM_STRINGS.sent} perex={ANSWER_STRINGS.sentPerex} tone="ink" isCompact>
        <ButtonLink to="/">{STRINGS.backToHome}</ButtonLink>
      </PageHeader>
      <People isTop {...people} people={data.people.nodes} />
      <News {...news} articles={data.articles.nodes} />
    </>
  );
}

export function Head() {
  return <PageHead title={FORM_STRINGS.sent} description={ANSWER_STRINGS.sentPerex} route="/thank-you" />;
}

export const query = graphql`
  query ThankYou {
    contactPage {
      people {
        title
        perex
      }
    }
    homePage {
      news {
        title
        perex
      }
    }
    articles: allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
    people: allContactPerson {
      nodes {
        ...PersonCard
        ...PersonPortrait
      }
    }
  }
`;
