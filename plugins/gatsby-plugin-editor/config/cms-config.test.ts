/** @jest-environment node */

import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import { EDITOR } from "../../../src/gatsby-config/editor";
import type { Collection, Field } from "../../gatsby-source-content/model";
import { checkFields, graphqlTypes } from "../../gatsby-source-content/model";
import { type CmsOptions, cmsConfig } from "./cms-config";
import { cmsFields } from "./cms-fields";

const LOCAL: CmsOptions = {
  ...EDITOR,
  backend: { name: "proxy", proxy_url: "http://localhost:8002/api/v1" },
  root: "",
};
const GITHUB: CmsOptions = {
  ...EDITOR,
  backend: { name: "github", repo: "agency/site", branch: "main" },
  root: "content",
};

type Shown = {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  field?: Shown;
  fields?: Shown[];
};

const within = (field: Shown): Shown[] => [
  field,
  ...(field.fields ?? []).flatMap(within),
  ...(field.field ? within(field.field) : []),
];

/** Every field of the configuration with the path at which an editor finds it. */
function allFields(): [place: string, field: Shown][] {
  return cmsConfig(CONTENT_MODEL, LOCAL).collections.flatMap((collection) => {
    const groups = "files" in collection ? collection.files : [collection];
    return groups.flatMap(({ name, fields }) =>
      (fields as Shown[])
        .flatMap(within)
        .map((field): [string, Shown] => [`${name}: ${field.name}`, field]),
    );
  });
}

test("every field has a hint", () => {
  expect(allFields().flatMap(([place, { hint }]) => (hint ? [] : [place]))).toEqual([]);
});

test("a picture's hint says the pixels that its place needs", () => {
  const hints = Object.fromEntries(allFields().map(([place, { hint }]) => [place, hint]));
  expect(hints["works: picture"]).toBe("A file beside this entry. At least 2400 x 1500 pixels.");
  expect(hints["site: icon"]).toMatch(/At least 1024 x 1024 pixels\.$/);
});

test("every collection and singleton can be edited", () => {
  const { collections } = cmsConfig(CONTENT_MODEL, LOCAL);
  const names = collections.flatMap((collection) =>
    "files" in collection ? collection.files.map(({ name }) => name) : [collection.name],
  );
  expect(names.toSorted()).toEqual(CONTENT_MODEL.collections.map(({ name }) => name).toSorted());
});

test("a field added to the model appears in GraphQL, in the checks and in the editor", () => {
  const added: Field = {
    name: "motto",
    label: "Motto",
    hint: "A line.",
    kind: "string",
    maxLength: 40,
  };
  const collections = CONTENT_MODEL.collections.map(
    (collection): Collection =>
      collection.name === "team"
        ? { ...collection, fields: [...collection.fields, added] }
        : collection,
  );
  const model = { ...CONTENT_MODEL, collections };
  expect(graphqlTypes(model)).toMatch(/type Member implements Node[^}]*\n {2}motto: String!/);
  const { findings } = checkFields(
    collections.find(({ name }) => name === "team")?.fields ?? [],
    {},
  );
  expect(findings).toContainEqual({ path: ["motto"], rule: "required, is missing", fix: "add it" });
  const team = cmsConfig(model, LOCAL).collections.find(({ name }) => name === "team");
  expect(team).toMatchObject({
    fields: expect.arrayContaining([
      {
        name: "motto",
        label: "Motto",
        hint: "A line.",
        required: true,
        widget: "string",
        pattern: ["^(?=[\\s\\S]{0,40}$)[\\s\\S]*$", "at most 40 characters"],
      },
    ]),
  });
});

test("a repository is edited below its content folder and by way of reviews; this machine's folder directly", () => {
  const remote = cmsConfig(CONTENT_MODEL, GITHUB);
  expect(remote).toMatchObject({ publish_mode: "editorial_workflow", backend: GITHUB.backend });
  expect(remote.collections).toContainEqual(
    expect.objectContaining({ name: "works", folder: "content/works" }),
  );
  const local = cmsConfig(CONTENT_MODEL, LOCAL);
  expect(local).not.toHaveProperty("publish_mode");
  expect(local.collections).toContainEqual(
    expect.objectContaining({ name: "works", folder: "works" }),
  );
});

test("an entry leads to its page or to its place on one, and a file of settings to the page whose words it has", () => {
  const { collections } = cmsConfig(CONTENT_MODEL, GITHUB);
  const paths = collections.flatMap((collection) =>
    ("files" in collection ? collection.files : [collection]).map(
      ({ name, preview_path }) => `${name}: ${preview_path}`,
    ),
  );
  const places = [
    "works: /works/{{dirname}}",
    "pages: /{{dirname}}",
    "services: /services#{{dirname}}",
  ];
  const others = [
    "offices: /#office-{{slug}}",
    "categories: /blog",
    "about: /about-us",
    "redirects: undefined",
  ];
  expect(paths).toEqual(expect.arrayContaining([...places, ...others]));
});

test("references are chosen among entries: by slug, or by the id of an item of a list", () => {
  const fields = Object.fromEntries(allFields());
  expect(fields["blog: author"]).toMatchObject({
    widget: "relation",
    collection: "team",
    value_field: "{{slug}}",
  });
  expect(fields["blog: category"]).toMatchObject({
    widget: "relation",
    collection: "settings",
    file: "categories",
    value_field: "items.*.id",
  });
  expect(fields["works: services"]).toMatchObject({
    widget: "relation",
    collection: "services",
    multiple: true,
    min: 1,
  });
});

test("pictures lie beside their entry; those of a settings file, in a folder of its name", () => {
  const { collections } = cmsConfig(CONTENT_MODEL, LOCAL);
  expect(collections.find(({ name }) => name === "team")).toMatchObject({
    media_folder: "",
    public_folder: "",
  });
  expect(collections.find(({ name }) => name === "settings")).toMatchObject({
    files: expect.arrayContaining([
      expect.objectContaining({
        file: "settings/site.json",
        media_folder: "site",
        public_folder: "site",
      }),
    ]),
  });
});

test("the form lets a draft be saved without words for its picture; where nothing is a draft, they are required", () => {
  const fields = Object.fromEntries(allFields());
  expect(fields["blog: pictureAlt"]).toMatchObject({
    required: false,
    hint: expect.stringContaining("draft"),
  });
  expect(fields["team: pictureAlt"]).toMatchObject({
    required: true,
    hint: expect.not.stringContaining("draft"),
  });
});

test("a new entry asks for nothing of what may be left out: no item of a list, no field of a group", () => {
  const fields = Object.fromEntries(allFields());
  const of: Field = { name: "quote", label: "Quote", kind: "string" };
  const quotes: Field = { name: "quotes", label: "Quotes", kind: "list", of, required: false };
  expect(cmsFields([quotes], CONTENT_MODEL)).toMatchObject([{ required: false, default: [] }]);
  expect(fields["works: infoItems"]).not.toHaveProperty("default");
  expect(fields["consent: media"]?.fields).toEqual([
    expect.objectContaining({ name: "title", required: false }),
    expect.objectContaining({ name: "perex", required: false }),
  ]);
});
