import type { Cms, CmsReact, ControlClass, WidgetProps } from "./cms";

/** Decap CMS calls the entry `works/hid/index.md` "hid/index"; files refer to it as "hid". */
const INDEX = "/index";

type List = { map: (change: (item: unknown) => unknown) => unknown };
const isList = (value: unknown): value is List =>
  typeof value === "object" && value !== null && "map" in value;

const eachSlug =
  (change: (slug: string) => string) =>
  (value: unknown): unknown => {
    if (isList(value)) return value.map(eachSlug(change));
    return typeof value === "string" && value !== "" ? change(value) : value;
  };

export const toCms = eachSlug((slug) => (slug.endsWith(INDEX) ? slug : slug + INDEX));
export const toFile = eachSlug((slug) =>
  slug.endsWith(INDEX) ? slug.slice(0, -INDEX.length) : slug,
);

type RelationProps = WidgetProps & { field: { get: (name: string) => unknown } };

/** Whether the entries of a collection are folders with an `index.md`. */
type IsFolder = (collection: unknown) => boolean;

/**
 * Makes a relation's control show its options as soon as they are read; Decap CMS's own waits for
 * the next change of the value.
 */
const showOptions = (control: ControlClass): ControlClass =>
  class extends control {
    override shouldComponentUpdate(props: WidgetProps, state: object): boolean {
      return (
        state !== this.state || (super.shouldComponentUpdate?.(props, state, undefined) ?? true)
      );
    }
  };

type Wrapper = { props: RelationProps; relation?: { isValid: () => object } };

/**
 * Wraps the relation widget, so that references are saved as slugs. Everything else of it stays.
 */
export function registerRelation(
  { CMS, h, createClass }: { CMS: Cms } & CmsReact,
  isFolder: IsFolder,
): void {
  const relation = CMS.getWidget("relation");
  if (!relation) throw new Error("Decap CMS has no relation widget");
  const Relation = showOptions(relation.control);
  const control = createClass({
    // The CMS calls this of the outermost control.
    isValid(this: Wrapper) {
      return this.relation?.isValid() ?? { error: false };
    },
    render(this: Wrapper) {
      const ref = (element: Wrapper["relation"]) => {
        this.relation = element;
      };
      const { value, onChange, ...props } = this.props;
      if (!isFolder(props.field.get("collection"))) return h(Relation, { ...this.props, ref });
      const change = (next: unknown, metadata?: unknown) => onChange(toFile(next), metadata);
      return h(Relation, { ...props, ref, value: toCms(value), onChange: change });
    },
  });
  CMS.registerWidget("relation", control, relation.preview);
}
