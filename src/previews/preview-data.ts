import type { PreviewProps } from "../../plugins/gatsby-plugin-editor/start-editor";
import { type Visibility, visibilityOf } from "../../plugins/gatsby-source-content/model";
import { renderText } from "./render-text";

export type Data = Record<string, unknown>;

/** The values of an entry as they are in the form, complete or not. */
export class PreviewData {
  readonly #data: Data;
  readonly #props: PreviewProps;

  constructor(props: PreviewProps, data: Data = props.entry.getIn(["data"])?.toJS() ?? {}) {
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

  /** Of a file beside the entry, which may not be saved yet; of another one until it is read. */
  address(file: string): string {
    return this.#props.getAsset(file).toString();
  }

  group(name: string): PreviewData {
    return new PreviewData(this.#props, (this.#data[name] ?? {}) as Data);
  }

  has(name: string): boolean {
    const value = this.#data[name];
    return Array.isArray(value)
      ? value.length > 0
      : value !== undefined && value !== null && value !== "";
  }

  /** As they are in the form. */
  get values(): Data {
    return this.#data;
  }

  /** The items of a list of groups. */
  items(name: string): PreviewData[] {
    const list = this.#data[name];
    return Array.isArray(list)
      ? list.map((item) => new PreviewData(this.#props, item as Data))
      : [];
  }

  texts(name: string): string[] {
    const list = this.#data[name];
    return Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];
  }

  /** As a build of this moment sees it. */
  get visibility(): Visibility {
    return visibilityOf(this.#data, new Date().toISOString().slice(0, 10));
  }

  /** A picture as the build's would be, with the one file that there is. */
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
   * A field of the entry that a reference names; the slug until it is known.
   * @param slug of one of several
   */
  referred(name: string, collection: string, field: string, slug = this.text(name)): string {
    const entries = this.#props.fieldsMetaData.getIn([name, collection])?.toJS() ?? {};
    const known = (entries[slug] ?? entries[`${slug}/index`]) as Data | undefined;
    // Of an ordered list the whole file is known.
    const items = Array.isArray(known?.items) ? (known.items as Data[]) : null;
    const entry = items ? items.find(({ id }) => id === slug) : known;
    return String(entry?.[field] ?? slug);
  }
}
