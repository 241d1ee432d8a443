/** @jest-environment node */
import postcss from "postcss";
import { CASCADE_LAYERS } from "./cascade-layers";

test.each([
  ["/site/src/ui/link/link.module.scss", "@layer ui{a{color:red}@media print{a{color:blue}}}"],
  [
    "/site/src/components/forms/form/form.module.scss",
    "@layer content{a{color:red}@media print{a{color:blue}}}",
  ],
  [
    "/site/src/components/content/prose/prose.module.scss",
    "@layer content{a{color:red}@media print{a{color:blue}}}",
  ],
  [
    "C:\\site\\src\\blog\\components\\a\\a.module.scss",
    "@layer sections{a{color:red}@media print{a{color:blue}}}",
  ],
  ["/site/src/styles/global.scss", "a{color:red}@media print{a{color:blue}}"],
])("the style sheet %s is in the layer of its room", (from, expected) => {
  const { css } = postcss([CASCADE_LAYERS]).process("a{color:red}@media print{a{color:blue}}", {
    from,
  });
  expect(css.replace(/\s+(?=[{}@])|;/g, "")).toBe(expected);
});
