import type { PreviewProps } from "../../plugins/gatsby-plugin-editor/start-editor";
import { type Visibility, visibilityOf } from "../../plugins/gatsby-source-content/model";
import { renderText } from "./render-text";

export type Data = Record<string, unknown>;

/** The values of an entry as they are in the form, complete or not. */
export class PreviewData {
  readonly #data: Data;
  readonly #props: PreviewProps;

  /** @param today `YYYY-MM-DD`, in the agency's time zone */
  constructor(
    props: PreviewProps,
    readonly today: string,
    data: Data = props.entry.getIn(["data"])?.toJS() ?? {},
  ) {
    this.#props = props;
    this.#data = data;
  }

  text(name: string): string {
    const value = this.#data[name];
    if (typeof value === "boolean") return value ? "Yes" : "No";
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  }

  /** The Markdown of a field as HTML. */
  html(name: string): string {
    return renderText(this.text(name), (file) => this.address(file));
  }

  /**
   * The address of a file beside the entry, saved or not. Until the CMS has read the file, it is
   * that of a placeholder.
   */
  address(file: string): string {
    return this.#props.getAsset(file).toString();
  }

  group(name: string): PreviewData {
    return new PreviewData(this.#props, this.today, (this.#data[name] ?? {}) as Data);
  }

  has(name: string): boolean {
    const value = this.#data[name];
    return Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== null && value !== "";
  }

  /** All values as they are in the form. */
  get values(): Data {
    return this.#data;
  }

  /** The items of a list of groups. */
  items(name: string): PreviewData[] {
    const list = this.#data[name];
    return Array.isArray(list)
      ? list.map((item) => new PreviewData(this.#props, this.today, item as Data))
      : [];
  }

  texts(name: string): string[] {
    const list = this.#data[name];
    return Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];
  }

  /** The visibility that the entry has today. */
  get visibility(): Visibility {
    return visibilityOf(this.#data, this.today);
  }

  /** A picture in the form of a build's, with the one file that exists. */
  pictureAt(path: string): Queries.PictureFragment {
    const src = this.address(path);
    return {
      image: {
        layout: "fixed",
        width: 1600,
        height: 1000,
        images: { sources: [], fallback: { src } },
      },
    };
  }

  /**
   * A field of the entry that a reference names; its slug until the CMS has read the entry.
   * @param slug the slug, for a list of references
   */
  referenceField(name: string, collection: string, field: string, slug = this.text(name)): string {
    const entries = this.#props.fieldsMetaData.getIn([name, collection])?.toJS() ?? {};
    const file = (entries[slug] ?? entries[`${slug}/index`]) as Data | undefined;
    // The file of an ordered list has all its entries.
    const items = Array.isArray(file?.items) ? (file.items as Data[]) : null;
    const entry = items ? items.find(({ id }) => id === slug) : file;
    return String(entry?.[field] ?? slug);
  }
}
