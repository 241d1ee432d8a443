import { graphql, type HeadProps, type PageProps } from "gatsby";
import { News } from "../blog/components/news/news";
import { requireContent } from "../browser/hooks/require-content";
import { Offices } from "../components/sections/contact/offices/offices";
import { CareerTeaser } from "../components/sections/home/career-teaser/career-teaser";
import { Clients } from "../components/sections/home/clients/clients";
import { Hello } from "../components/sections/home/hello/hello";
import { Hero } from "../components/sections/home/hero/hero";
import { Industries } from "../components/sections/home/industries/industries";
import { Numbers } from "../components/sections/home/numbers/numbers";
import { OurWork } from "../components/sections/home/our-work/our-work";
import { WhatWeDo } from "../components/sections/home/what-we-do/what-we-do";
import { PageHead } from "../seo/page-head";

export default function HomePage({ data }: PageProps<Queries.HomeQuery>) {
  const home = requireContent(data.homePage, "settings/home.json");
  return (
    <>
      <Hero {...home.hero} />
      <WhatWeDo {...home.whatWeDo} services={data.services.nodes} />
      <OurWork {...home.ourWork} works={data.works.nodes} />
      <Industries {...home.industries} industries={data.industries.nodes} isSearched />
      <Clients {...home.clients} clients={data.clients.nodes} />
      <Numbers {...home.numbers} numbers={data.numbers.nodes} />
      <CareerTeaser {...home.career} picture={data.careerPage?.picture} />
      <News {...home.news} articles={data.articles.nodes} />
      <Hello {...home.hello} people={data.people.nodes} />
      <Offices id="coffee" {...home.coffee} offices={data.offices.nodes} map={data.officeMap} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.HomeQuery>) {
  const { seo, hero } = requireContent(data.homePage, "settings/home.json");
  return <PageHead {...seo} heading={hero.title} route="/" />;
}

export const query = graphql`
  query Home {
    careerPage {
      picture {
        ...Picture
      }
    }
    homePage {
      seo {
        ...Seo
      }
      hero {
        title
        perex
        highlight
      }
      whatWeDo {
        ...SectionCopy
      }
      ourWork {
        ...SectionCopy
      }
      industries {
        ...SectionCopy
      }
      clients {
        ...SectionCopy
      }
      numbers {
        ...SectionCopy
      }
      career {
        ...SectionCopy
      }
      news {
        ...SectionCopy
      }
      hello {
        ...SectionCopy
      }
      coffee {
        ...SectionCopy
      }
    }
    ...HomeEntries
    works: allWork(filter: { onHome: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...WorkCard
      }
    }
    ...News
    ...People
    ...OfficesOnMap
  }
`;
