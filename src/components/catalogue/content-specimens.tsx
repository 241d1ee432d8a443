import { graphql, useStaticQuery } from "gatsby";
import { ArticleCard } from "../../blog/components/article-card/article-card";
import { Carousel } from "../../ui/carousel/carousel";
import { present } from "../../utils/present";
import { ClientLogo } from "../content/client-logo/client-logo";
import { Facts } from "../content/facts/facts";
import { MemberCard } from "../content/member-card/member-card";
import { OfficeCard } from "../content/office-card/office-card";
import { PersonCard } from "../content/person-card/person-card";
import { PersonPortrait } from "../content/person-portrait/person-portrait";
import { PositionItem } from "../content/position-item/position-item";
import { Prose } from "../content/prose/prose";
import { WorkCard } from "../content/work-card/work-card";
import { EMOJI, LONG_SENTENCE, LONG_WORD, RIGHT_TO_LEFT } from "./edge-words";
import { Specimen } from "./specimen";

/** The first entry of a list. */
const one = <Entry,>({ nodes }: { nodes: readonly Entry[] }): Entry => present(nodes[0], "an entry of each kind");

/** Without anchors: a text shown twice would repeat them. */
function withoutAnchors(position: Queries.PositionItemFragment): Queries.PositionItemFragment {
  const { description } = position;
  return {
    ...position,
    description: { ...description, html: description.html?.replaceAll(/ id="[^"]*"/g, "") ?? null },
  };
}

/** An entry as it is, and with text that breaks layouts. */
function variants<Entry extends { slug: string }>(entry: Entry, title: "title" | "name"): Entry[] {
  const words = { long: LONG_WORD, sentence: LONG_SENTENCE, arabic: RIGHT_TO_LEFT, emoji: EMOJI };
  return [
    entry,
    ...Object.entries(words).map(([slug, text]) => ({
      ...entry,
      slug,
      [title]: text,
      perex: text,
      visibility: "draft",
    })),
  ];
}

/** The components of `content/`, each with an entry of this site, and the same entry with text that breaks layouts. */
export function ContentSpecimens() {
  // Static, because the page that shows them is not always made, and Gatsby warns of a page query without a page.
  const entries = useStaticQuery<Queries.CatalogueQuery>(graphql`
    query Catalogue {
      works: allWork(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...WorkCard
        }
      }
      articles: allArticle(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...ArticleCard
          body {
            html
          }
        }
      }
      members: allMember(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...MemberCard
        }
      }
      clients: allClient(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...ClientLogo
        }
      }
      people: allContactPerson(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...PersonCard
          ...PersonPortrait
        }
      }
      offices: allOffice(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...OfficeCard
        }
      }
      positions: allPosition(sort: { slug: ASC }, limit: 1) {
        nodes {
          ...PositionItem
        }
      }
    }
  `);
  const [article, person] = [one(entries.articles), one(entries.people)];
  return (
    <>
      <Specimen name="Work cards" tone="stone">
        <Carousel label="Work cards" items={variants(one(entries.works), "title")} itemKey={({ slug }) => slug}>
          {(entry) => <WorkCard work={entry} />}
        </Carousel>
      </Specimen>
      <Specimen name="Article cards">
        <ArticleCard article={article} size="large" />
        <Carousel label="Article cards" items={variants(article, "title")} itemKey={({ slug }) => slug}>
          {(entry) => <ArticleCard article={entry} />}
        </Carousel>
      </Specimen>
      <Specimen name="Member cards">
        <Carousel label="Member cards" items={variants(one(entries.members), "name")} itemKey={({ slug }) => slug}>
          {(entry) => <MemberCard member={entry} />}
        </Carousel>
      </Specimen>
      <Specimen name="A client, a person, an office">
        <ClientLogo client={one(entries.clients)} />
        <PersonCard person={person} portrait={<PersonPortrait person={person} />} />
        <PersonCard
          person={{ ...person, name: LONG_WORD, email: `${LONG_WORD}@citrin.example` }}
          portrait={<PersonPortrait person={person} />}
        />
        <OfficeCard office={one(entries.offices)} />
      </Specimen>
      <Specimen name="Positions">
        {variants(withoutAnchors(one(entries.positions)), "name").map((entry) => (
          <PositionItem key={entry.slug} position={entry} />
        ))}
      </Specimen>
      <Specimen name="Facts">
        <Facts
          items={[
            { label: "Client", value: "Short" },
            { label: LONG_WORD, value: LONG_WORD },
            { label: "Note", value: LONG_SENTENCE },
          ]}
        />
      </Specimen>
      <Specimen name="Prose">
        <Prose html={article.body.html} />
      </Specimen>
    </>
  );
}
