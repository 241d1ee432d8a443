// Tools beside the pages of `gatsby develop`, for editors and marketing: a link to the editor, and
// a panel for campaigns. No build has them.

import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { CampaignLink } from "./campaign-link";
import { entryOfRoute } from "./entry-of-route";
import { describeProblem, useProblems } from "./entry-problems";
import { MissingPage } from "./missing-page";
import { describePublication, type Publication } from "./publication";
import { ShareCards } from "./share-cards";
import "./tools.scss";

/** Number of characters that search results show, approximately. */
const SEARCH_LENGTH = { title: 60, description: 160 };

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)
    ?.content ?? "";

function Length({ name, text }: { name: keyof typeof SEARCH_LENGTH; text: string }) {
  const isLong = text.length > SEARCH_LENGTH[name];
  return (
    <p>
      {name}: {text.length} characters
      {isLong && `, search results show about ${SEARCH_LENGTH[name]}`}
    </p>
  );
}

/** What the tools know of the page from its context; pages without an entry have neither. */
type PageContext = { slug?: unknown; publication?: Publication };

function CampaignPanel({
  route,
  file,
  publication,
}: {
  route: string;
  file: string | undefined;
  publication: Publication | undefined;
}) {
  const { title } = document;
  const [description = "", address = ""] = ["description", "og:url"].map(meta);
  const problems = useProblems(file, "advice");
  const addresses = [...document.images].map(({ currentSrc }) => currentSrc);
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const pictures = resources.filter(({ name }) => addresses.includes(name));
  const bytes = pictures.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  if (!address) return <p className="campaign">This address has no page.</p>;
  return (
    <div className="campaign">
      {publication && (
        <>
          <h2>On the live site</h2>
          {describePublication(publication).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </>
      )}
      <h2>In search results</h2>
      <p className="snippet">
        <cite>{address}</cite>
        <b>{title}</b>
        {description}
      </p>
      <Length name="title" text={title} />
      <Length name="description" text={description} />
      <h2>Where it is shared</h2>
      <ShareCards
        route={route}
        address={address}
        title={meta("og:title")}
        description={meta("og:description")}
      />
      <h2>Link of a campaign</h2>
      <CampaignLink address={address} />
      <h2>Weight</h2>
      <p>
        {pictures.length} pictures, {Math.round(bytes / 1000)} kB so far; a build makes them
        smaller.
      </p>
      <h2>The check</h2>
      {problems?.length === 0 && <p>The check finds nothing in this entry.</p>}
      {problems?.map(describeProblem).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function Tools({ route, context }: { route: string; context: PageContext }) {
  const { slug, publication } = context;
  const entry = entryOfRoute(route, slug);
  const missing = entry ? null : entryOfRoute(route, route.replace(/.*\//, ""));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {missing && <MissingPage key={route} {...missing} />}
      {entry && <a href={`/admin/#/collections/${entry.place}`}>Edit this page</a>}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Campaign</summary>
        {isOpen && (
          <CampaignPanel key={route} route={route} file={entry?.file} publication={publication} />
        )}
      </details>
    </>
  );
}

let root: Root | undefined;

/** Shows the tools for a page. @param context that of Gatsby */
export function showTools(route: string, context: Readonly<Record<string, unknown>>): void {
  root ??= createRoot(
    document.body.appendChild(Object.assign(document.createElement("aside"), { id: "develop" })),
  );
  root.render(<Tools route={route} context={context as PageContext} />);
}
