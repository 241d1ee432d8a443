import { markOf, marksIn, withoutMarks } from "../../plugins/gatsby-plugin-editor/field-marks";
import type { PreviewEntry } from "../../plugins/gatsby-plugin-editor/start-editor";
import {
  type Path,
  type Visibility,
  visibilityOf,
} from "../../plugins/gatsby-source-content/model";
import { renderText } from "./render-text";

export type Data = Record<string, unknown>;

/** The values of an entry as they are in the form, complete or not, with marks of their fields. */
export class PreviewData {
  readonly #data: Data;
  readonly #entry: PreviewEntry;
  readonly #path: Path;

  /**
   * @param today `YYYY-MM-DD`, in the agency's time zone
   * @param path of the group of fields that it holds
   */
  constructor(
    entry: PreviewEntry,
    readonly today: string,
    data: Data = entry.data,
    path: Path = [],
  ) {
    this.#entry = entry;
    this.#data = data;
    this.#path = path;
  }

  /** The mark of a field, for what shows it in other words. */
  mark(name: string): string {
    return markOf([...this.#path, name]);
  }

  text(name: string): string {
    const value = this.#data[name];
    if (typeof value === "boolean") return value ? "Yes" : "No";
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  }

  /** The Markdown of a field as HTML. */
  html(name: string): string {
    return this.render(this.text(name));
  }

  render(markdown: string): string {
    const html = renderText(withoutMarks(markdown), (file) => this.address(file));
    return html + marksIn(markdown);
  }

  /**
   * The address of a file beside the entry, saved or not. Until the CMS has read the file, it is
   * that of a placeholder.
   * @param file may have a mark, which becomes the fragment of the address
   */
  address(file: string): string {
    const address = this.#entry.getAsset(withoutMarks(file)).toString();
    const mark = marksIn(file);
    return mark && address ? `${address}#${mark}` : address;
  }

  group(name: string): PreviewData {
    const data = (this.#data[name] ?? {}) as Data;
    return new PreviewData(this.#entry, this.today, data, [...this.#path, name]);
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
    if (!Array.isArray(list)) return [];
    return list.map(
      (item: Data, index) =>
        new PreviewData(this.#entry, this.today, item, [...this.#path, name, index]),
    );
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
   * A field of the entry that a reference names, with the mark of the reference; its slug until the
   * CMS has read the entry.
   * @param slug the slug, for a list of references
   */
  referenceField(name: string, collection: string, field: string, slug = this.text(name)): string {
    const entries = this.#entry.fieldsMetaData.getIn([name, collection])?.toJS() ?? {};
    const file = (entries[slug] ?? entries[`${slug}/index`]) as Data | undefined;
    // The file of an ordered list has all its entries.
    const items = Array.isArray(file?.items) ? (file.items as Data[]) : null;
    const entry = items ? items.find(({ id }) => id === slug) : file;
    return String(entry?.[field] ?? slug) + this.mark(name);
  }
}
