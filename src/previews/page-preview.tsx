import { marksIn } from "../../plugins/gatsby-plugin-editor/field-marks";
import type { Collection, Field } from "../../plugins/gatsby-source-content/model";
import { Reading } from "../components/content/reading/reading";
import { PageHeader } from "../ui/page-header/page-header";
import type { PreviewData } from "./preview-data";

/** Names of fields that are shown as headings, without a label. */
const TITLES = ["title", "headline", "name", "statement"];

function Value({ field, data }: { field: Field; data: PreviewData }) {
  const { name } = field;
  if (field.kind === "picture") return <img src={data.address(data.text(name))} alt="" />;
  if (field.kind === "object") return <Fields fields={field.fields} data={data.group(name)} />;
  const withMark = (text: string): string => (marksIn(text) ? text : text + data.mark(name));
  if (field.kind !== "list") return <p>{withMark(data.text(name))}</p>;
  const { of } = field;
  if (of.kind !== "object")
    return data.texts(name).map((text) => <p key={text}>{withMark(text)}</p>);
  return data.items(name).map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own, and nothing is kept of it
    <div key={index} className="editorItem">
      <Fields fields={of.fields} data={item} />
    </div>
  ));
}

/** The fields that are filled in, each below its label. */
function Fields({ fields, data }: { fields: readonly Field[]; data: PreviewData }) {
  return fields
    .filter(({ name }) => data.has(name))
    .map((field) =>
      TITLES.includes(field.name) ? (
        <h3 key={field.name}>{data.text(field.name)}</h3>
      ) : (
        <div key={field.name}>
          <h4>{field.label}</h4>
          <Value field={field} data={data} />
        </div>
      ),
    );
}

/**
 * Previews an entry of any collection by its declaration: a header, the fields that are filled in,
 * and the text.
 */
export function pagePreview({ label, format, fields }: Collection, data: PreviewData) {
  const items: Field = {
    name: "items",
    label,
    kind: "list",
    of: { name: "item", label, kind: "object", fields },
  };
  const fieldsOfFile = format === "list" ? [items] : fields;
  const title = TITLES.map((name) => data.text(name)).find(Boolean) ?? label;
  const isInHeaderOrText = ({ name, kind }: Field) =>
    name === "perex" || TITLES.includes(name) || kind === "markdown";
  return (
    <>
      <PageHeader title={title} perex={data.text("perex")} tone="ink" />
      <div className="wide editorFacts">
        <Fields fields={fieldsOfFile.filter((field) => !isInHeaderOrText(field))} data={data} />
      </div>
      {data.has("body") && <Reading body={{ headings: null, html: data.html("body") }} />}
    </>
  );
}
