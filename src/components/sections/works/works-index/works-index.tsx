import { Link } from "../../../../ui/link/link";
import { RunOn } from "../../../../ui/run-on/run-on";

export type WorksIndexProps = { works: readonly Pick<Queries.WorkCardFragment, "slug" | "route" | "title">[] };

const NAME = "Case studies by name";

/** Every case study by its name, for those who look for one. */
export function WorksIndex({ works }: WorksIndexProps) {
  if (works.length === 0) return null;
  const items = works.map(({ slug, route, title }) => ({
    key: slug,
    words: <Link to={route ?? "/works"}>{title}</Link>,
  }));
  return (
    <nav aria-label={NAME}>
      <RunOn items={items} />
    </nav>
  );
}
