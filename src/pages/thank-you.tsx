import { graphql, type PageProps } from "gatsby";
import { News } from "../blog/components/news/news";
import { requireContent } from "../browser/hooks/require-content";
import { NextSteps } from "../components/sections/contact/next-steps/next-steps";
import { SentOpening } from "../components/sections/contact/sent-opening/sent-opening";
import { FORM_STRINGS } from "../constants/form-strings";
import { ANSWER_STRINGS } from "../constants/page-strings";
import { PageHead } from "../seo/page-head";

/** The mailer redirects visitors without JavaScript to it when it has accepted their message. */
export default function ThankYouPage({ data }: PageProps<Queries.ThankYouQuery>) {
  const { next } = requireContent(data.contactFormPage, "settings/contact-form.json");
  const { news } = requireContent(data.homePage, "settings/home.json");
  return (
    <>
      <SentOpening title={FORM_STRINGS.sent} perex={ANSWER_STRINGS.sentPerex} />
      <NextSteps next={next} />
      <News {...news} articles={data.articles.nodes} />
    </>
  );
}

export function Head() {
  return (
    <PageHead title={FORM_STRINGS.sent} description={ANSWER_STRINGS.sentPerex} route="/thank-you" />
  );
}

export const query = graphql`
  query ThankYou {
    contactFormPage {
      next {
        ...NextSteps
      }
    }
    homePage {
      news {
        ...SectionCopy
      }
    }
    ...News
  }
`;
