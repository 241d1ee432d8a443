import type { Cms, CmsReact, WidgetProps } from "./cms";

/** Decap CMS calls the entry `works/hid/index.md` "hid/index"; files refer to it as "hid". */
const INDEX = "/index";

type List = { map: (change: (item: unknown) => unknown) => unknown };
const isList = (value: unknown): value is List => typeof value === "object" && value !== null && "map" in value;

const eachSlug =
  (change: (slug: string) => string) =>
  (value: unknown): unknown => {
    if (isList(value)) return value.map(eachSlug(change));
    return typeof value === "string" && value !== "" ? change(value) : value;
  };

export const toCms = eachSlug((slug) => (slug.endsWith(INDEX) ? slug : slug + INDEX));
export const toFile = eachSlug((slug) => (slug.endsWith(INDEX) ? slug.slice(0, -INDEX.length) : slug));

type RelationProps = WidgetProps & { field: { get: (name: string) => unknown } };

/** Whether the entries of a collection are folders with an `index.md`. */
type IsFolder = (collection: unknown) => boolean;

/** Wraps the relation widget, so that references are saved as slugs. Everything else of it stays. */
export function registerRelation({ CMS, h, createClass }: { CMS: Cms } & CmsReact, isFolder: IsFolder): void {
  const relation = CMS.getWidget("relation");
  if (!relation) throw new Error("Decap CMS has no relation widget");
  const control = createClass({
    render(this: { props: RelationProps }) {
      const { value, onChange, ...props } = this.props;
      if (!isFolder(props.field.get("collection"))) return h(relation.control, this.props);
      const changed = (next: unknown, metadata?: unknown) => onChange(toFile(next), metadata);
      return h(relation.control, { ...props, value: toCms(value), onChange: changed });
    },
  });
  CMS.registerWidget("relation", control, relation.preview);
}
