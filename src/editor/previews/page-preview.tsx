import { Reading } from "../../components/content/reading/reading";
import type { Collection, Field } from "../../content-model/types";
import { PageHeader } from "../../ui/page-header/page-header";
import { Section } from "../../ui/section/section";
import type { PreviewData } from "./preview-data";

/** Fields that head what they stand in; they need no label. */
const TITLES = ["title", "headline", "name", "statement"];

const hasParts = ({ kind }: Field): boolean => kind === "object" || kind === "list" || kind === "markdown";

function Value({ field, data }: { field: Field; data: PreviewData }) {
  const { name } = field;
  if (field.kind === "picture") return <img src={data.address(data.text(name))} alt="" />;
  if (field.kind === "object") return <Fields fields={field.fields} data={data.group(name)} />;
  if (field.kind !== "list") return <p>{data.text(name)}</p>;
  const { of } = field;
  if (of.kind !== "object") return <p>{data.texts(name).join(", ")}</p>;
  return data.items(name).map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own, and nothing is kept of it
    <div key={index} className="editorItem">
      <Fields fields={of.fields} data={item} />
    </div>
  ));
}

/** Each field that is filled in, below its label. */
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

/** What has no preview of its own is a page by its declaration: a top, facts, and a section for each list, group and text. */
export function pagePreview({ label, format, fields: own }: Collection, data: PreviewData) {
  const items: Field = { name: "items", label, kind: "list", of: { name: "item", label, kind: "object", fields: own } };
  const fields = (format === "list" ? [items] : own).filter(({ name }) => data.has(name));
  const title = TITLES.map((name) => data.text(name)).find(Boolean) ?? label;
  const facts = fields.filter((field) => !(hasParts(field) || field.name === "perex" || TITLES.includes(field.name)));
  return (
    <>
      <PageHeader title={title} perex={data.text("perex")} tone="ink" />
      {facts.length > 0 && (
        <div className="wide editorFacts">
          <Fields fields={facts} data={data} />
        </div>
      )}
      {fields.filter(hasParts).map((field) =>
        field.kind === "markdown" ? (
          <Reading key={field.name} body={{ headings: null, html: data.html("body") }} />
        ) : (
          <Section key={field.name} id={field.name} title={field.label}>
            <Value field={field} data={data} />
          </Section>
        ),
      )}
    </>
  );
}
