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

type FormField = {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  field?: FormField;
  fields?: FormField[];
};

/** The field and those within it. */
const flatten = (field: FormField): FormField[] => [
  field,
  ...(field.fields ?? []).flatMap(flatten),
  ...(field.field ? flatten(field.field) : []),
];

/** Every field of the configuration with the path at which an editor finds it. */
function allFields(): [place: string, field: FormField][] {
  return cmsConfig(CONTENT_MODEL, LOCAL).collections.flatMap((collection) => {
    const groups = "files" in collection ? collection.files : [collection];
    return groups.flatMap(({ name, fields }) =>
      (fields as FormField[])
        .flatMap(flatten)
        .map((field): [string, FormField] => [`${name}: ${field.name}`, field]),
    );
  });
}

test("every field has a hint", () => {
  const shown = allFields().filter(([, { widget }]) => widget !== "hidden");
  expect(shown.flatMap(([place, { hint }]) => (hint ? [] : [place]))).toEqual([]);
});

test("a picture's hint says the pixels that its place needs", () => {
  const hints = Object.fromEntries(allFields().map(([place, { hint }]) => [place, hint]));
  expect(hints["works: picture"]).toMatch(
    /^\*\*Needed before publishing\.\*\* A file beside this entry\. At least 2400 x 1500 pixels\./,
  );
  expect(hints["site: icon"]).toMatch(/At least 1024 x 1024 pixels\.$/);
});

test("every collection and singleton can be edited", () => {
  const { collections } = cmsConfig(CONTENT_MODEL, LOCAL);
  const names = collections.flatMap((collection) =>
    "files" in collection ? collection.files.map(({ name }) => name) : [collection.name],
  );
  expect(names.toSorted()).toEqual(CONTENT_MODEL.collections.map(({ name }) => name).toSorted());
});

describe("a field added to the model", () => {
  const motto: Field = {
    name: "motto",
    label: "Motto",
    hint: "A line.",
    kind: "string",
    maxLength: 40,
  };
  const collections = CONTENT_MODEL.collections.map(
    (collection): Collection =>
      collection.name === "team"
        ? { ...collection, fields: [...collection.fields, motto] }
        : collection,
  );
  const model = { ...CONTENT_MODEL, collections };

  test("can be queried by GraphQL", () => {
    expect(graphqlTypes(model)).toMatch(/type Member implements Node[^}]*\n {2}motto: String!/);
  });

  test("is checked", () => {
    const fields = collections.find(({ name }) => name === "team")?.fields ?? [];
    const finding = { path: ["motto"], rule: "required, is missing", fix: "add it" };
    expect(checkFields(fields, {}).findings).toContainEqual(expect.objectContaining(finding));
  });

  test("can be edited", () => {
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
          max_length: 40,
        },
      ]),
    });
  });
});

test("a repository is edited below its content folder and by way of reviews", () => {
  const remote = cmsConfig(CONTENT_MODEL, GITHUB);
  expect(remote).toMatchObject({ publish_mode: "editorial_workflow", backend: GITHUB.backend });
  expect(remote.collections).toContainEqual(
    expect.objectContaining({ name: "works", folder: "content/works" }),
  );
});

test("the folder of this machine is edited directly", () => {
  const local = cmsConfig(CONTENT_MODEL, LOCAL);
  expect(local).not.toHaveProperty("publish_mode");
  expect(local.collections).toContainEqual(
    expect.objectContaining({ name: "works", folder: "works" }),
  );
});

test.each([
  ["an entry leads to its page", "works", "/works/{{dirname}}"],
  ["a page leads to itself", "pages", "/{{dirname}}"],
  ["an entry without a page leads to its place on one", "services", "/services#{{dirname}}"],
  ["an office leads to its place on the home page", "offices", "/#office-{{slug}}"],
  ["a list of settings leads to the page that shows it", "categories", "/blog"],
  ["the words of a page lead to it", "about", "/about-us"],
  ["settings that no page shows lead nowhere", "redirects", undefined],
])("%s", (_what, collectionName, path) => {
  const { collections } = cmsConfig(CONTENT_MODEL, GITHUB);
  const previews = collections.flatMap((collection) =>
    ("files" in collection ? collection.files : [collection]).map(
      ({ name, preview_path }) => `${name}: ${preview_path}`,
    ),
  );
  expect(previews).toContain(`${collectionName}: ${path}`);
});

test("a reference is chosen among the entries of a collection, by slug", () => {
  expect(Object.fromEntries(allFields())["blog: author"]).toMatchObject({
    widget: "relation",
    collection: "team",
    value_field: "{{slug}}",
  });
});

test("a reference to an item of a list is chosen by the item's id", () => {
  expect(Object.fromEntries(allFields())["blog: category"]).toMatchObject({
    widget: "relation",
    collection: "settings",
    file: "categories",
    value_field: "items.*.id",
  });
});

test("a list of references is one choice of several entries", () => {
  expect(Object.fromEntries(allFields())["works: services"]).toMatchObject({
    widget: "relation",
    collection: "services",
    multiple: true,
  });
});

test("pictures of an entry lie beside it", () => {
  const { collections } = cmsConfig(CONTENT_MODEL, LOCAL);
  expect(collections.find(({ name }) => name === "team")).toMatchObject({
    media_folder: "",
    public_folder: "",
  });
});

test("pictures of a settings file lie in a folder of its name", () => {
  const { collections } = cmsConfig(CONTENT_MODEL, LOCAL);
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

test("the form of what can be a draft asks for what a draft needs, and says what is needed later", () => {
  const fields = Object.fromEntries(allFields());
  expect(fields["blog: title"]).toMatchObject({ required: true, widget: "string" });
  expect(fields["blog: pictureAlt"]).toMatchObject({
    required: false,
    hint: expect.stringMatching(/^\*\*Needed before publishing\.\*\* /),
  });
  expect(fields["blog: updated"]?.hint).not.toContain("Needed");
  expect(fields["works: services"]).not.toHaveProperty("min");
  expect(fields["works: infoItems"]).toMatchObject({ required: false, default: [] });
});

test("words for a picture are required in the form of what cannot be a draft", () => {
  expect(Object.fromEntries(allFields())["team: pictureAlt"]).toMatchObject({
    required: true,
    hint: expect.not.stringContaining("Needed"),
  });
});

test("the form says that words for an optional picture are needed with the picture", () => {
  const fields: Field[] = [
    {
      name: "picture",
      label: "Picture",
      kind: "picture",
      slot: "article",
      needs: "alt",
      required: false,
    },
    { name: "alt", label: "Picture in words", kind: "string", required: false },
  ];
  expect(cmsFields(fields, CONTENT_MODEL)).toMatchObject([
    { required: false },
    { required: false, hint: "**Needed if “Picture” is filled in.**" },
  ]);
});

test("an optional list begins empty in a new entry", () => {
  const of: Field = { name: "quote", label: "Quote", kind: "string" };
  const quotes: Field = { name: "quotes", label: "Quotes", kind: "list", of, required: false };
  expect(cmsFields([quotes], CONTENT_MODEL)).toMatchObject([{ required: false, default: [] }]);
});

test("a required list begins with an item in a new entry", () => {
  expect(Object.fromEntries(allFields())["services: keyServices"]).not.toHaveProperty("default");
});

test("no field of an optional group is required in the form, which says what the group needs", () => {
  const { "consent: media": media, "positions: salary": salary } = Object.fromEntries(allFields());
  const hint = expect.stringMatching(/^\*\*Needed if “.+” is filled in\.\*\* /);
  expect(media?.fields).toEqual([
    expect.objectContaining({ name: "title", required: false, hint }),
    expect.objectContaining({ name: "perex", required: false, hint }),
  ]);
  expect(salary?.fields?.find(({ name }) => name === "max")?.hint).not.toContain("Needed");
});

test("what the editor keeps by itself is in no form", () => {
  expect(Object.fromEntries(allFields())["blog: formerAddresses"]).toEqual({
    name: "formerAddresses",
    label: "Former addresses",
    widget: "hidden",
    required: false,
  });
});

test("entries are sorted in one file only where there are no drafts", () => {
  const files = (options: CmsOptions) =>
    cmsConfig(CONTENT_MODEL, options).collections.flatMap((collection) =>
      "files" in collection ? collection.files.map(({ name }) => name) : [],
    );
  expect([files(LOCAL).includes("order"), files(GITHUB).includes("order")]).toEqual([true, false]);
});
