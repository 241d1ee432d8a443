/** @jest-environment node */
import { readSvg } from "./svg";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, attributes = "") =>
  `<svg ${XMLNS} viewBox="0 0 8 4" ${attributes}>${inner}</svg>`;
const ruleOf = async (text: string) => {
  const read = await readSvg(text);
  return "finding" in read ? read.finding.rule : null;
};

test.each([
  [
    "a plain drawing and text",
    svg('<path d="M0 0h8"/><text><tspan>a &lt;script&gt; b</tspan></text>'),
  ],
  [
    "styles, filters and gradients",
    svg("<style>.a{fill:url(#b)}</style><filter><feGaussianBlur/></filter>"),
  ],
  [
    "an embedded picture and font",
    svg(
      '<style><![CDATA[@font-face{src:url("data:font/woff2;base64,AA")}]]></style><image href="data:image/png;base64,AA"/>',
    ),
  ],
  [
    "references to parts of itself",
    svg('<symbol id="a"/><use xlink:href="#a" style="clip-path: url(\'#b\')"/>'),
  ],
  [
    "the notes of a drawing program",
    `<?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- <script> -->
    ${svg("<s:namedview/><metadata><r:RDF><r:title/></r:RDF></metadata>", 'xmlns:svg="http://www.w3.org/2000/svg" xmlns:s="a" xmlns:r="b"')}`,
  ],
])("an SVG with %s is accepted", async (_what, text) => {
  expect(await readSvg(text)).toEqual({ isFixed: false, svg: expect.stringMatching(/^<svg/) });
});

test.each([
  ["<foreignObject>", svg("<foreignObject><p>Words</p></foreignObject>")],
  ["<animate>", svg('<animate attributeName="x"/>')],
  ["<svg:path>", svg("<svg:path/>", 'xmlns:svg="http://www.w3.org/2000/svg"')],
  ["<set>", svg('<g><set attributeName="href" to="#a"/></g>')],
  ["https://elsewhere.example/a.png", svg('<image href="https://elsewhere.example/a.png"/>')],
  ["./photo.jpg", svg('<image xlink:href="./photo.jpg"/>')],
  ["data:image/svg+xml,<svg/>", svg('<use href="data:image/svg+xml,&lt;svg/>"/>')],
  ["//elsewhere.example/a", svg('<rect fill="url( //elsewhere.example/a )"/>')],
  ["//elsewhere.example/b", svg("<style>svg{fill:url(//elsewhere.example/b)}</style>")],
  ["//elsewhere.example/c", svg("<style>svg{fill:u&#114;l(//elsewhere.example/c)}</style>")],
  ["@import", svg('<style>@import "a.css";</style>')],
  ["\\", svg("<style>@\\69mport 'a.css';</style>")],
  ["animation", svg("<style>@keyframes a{to{x:1}}svg{animation:a 1s}</style>")],
  ["<?xml-stylesheet>", `<?xml-stylesheet href="a.css"?>${svg("")}`],
  ["<!DOCTYPE>", `<!DOCTYPE svg [<!ENTITY a "<b/>">]>${svg("")}`],
  ["is encoded as UTF-7", `<?xml version="1.0" encoding="UTF-7"?>${svg("")}`],
  ["is not an SVG", "<html></html>"],
  ["is not an SVG", ""],
  ["does not begin with <svg xmlns=", '<svg viewBox="0 0 8 4"/>'],
  ["neither a viewBox nor a size", `<svg ${XMLNS}><g/></svg>`],
  ["neither a viewBox nor a size", `<svg ${XMLNS} width="8"/>`],
])("an SVG is refused with the words: %s", async (words, text) => {
  expect(await ruleOf(text)).toContain(words);
});

const EXTENSION = 'xmlns:i="http://ns.example.com/AI/"';
const HTML = '<div xmlns="http://www.w3.org/1999/xhtml">Label</div>';

test.each([
  [
    "Illustrator keeps for itself",
    `<!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY ns_ai "http://ns.example.com/AI/">]><svg ${XMLNS} xmlns:i="&ns_ai;" viewBox="0 0 8 4">
    <switch><foreignObject requiredExtensions="&ns_ai;"><i:ref xlink:href="#i"/></foreignObject><g i:extraneous="self"><path/></g></switch>
    <i:aipgf id="i">KLUv</i:aipgf></svg>`,
    '<switch><g i:extraneous="self"><path/></g></switch>',
  ],
  [
    "Inkscape leaves of empty text",
    svg('<sub xmlns="a"/><flowRoot><flowPara/></flowRoot><path/>', EXTENSION),
    "<path/>",
  ],
  [
    "draw.io says twice",
    svg(`<switch><foreignObject>${HTML}</foreignObject><text>Label</text></switch>`),
    "<switch><text>Label</text></switch>",
  ],
  [
    "Mermaid animates",
    svg("<style>@keyframes a{to{x:1}}.edge{animation:a 1s}</style><path/>"),
    "<path/>",
  ],
  [
    "is a program",
    svg("<script>alert(1)</script><path onclick='a()'/>", 'onload="alert(1)"'),
    "<path/>",
  ],
  [
    "is a program by another name",
    svg(
      "<b:script/><h:iframe/><SCRIPT/><path/>",
      'xmlns:b="http://www.w3.org/2000/svg" xmlns:h="h"',
    ),
    "<path/>",
  ],
  ["a link would run as a program", svg('<a href="javascript:alert(1)"><path/></a>'), "<path/>"],
  [
    "PlantUML notes",
    `<?xml version="1.0" encoding="us-ascii"?><?plantuml 1?>${svg("<path/>")}`,
    "<path/>",
  ],
])("of an SVG what %s is taken out without a change of its drawing", async (_what, text, drawn) => {
  const { svg: cleaned = "" } = (await readSvg(text)) as { svg?: string };
  expect(cleaned.replace(/^<svg[^>]*>(?:<style>.*<\/style>)?|<\/svg>$/g, "")).toBe(drawn);
});

test.each([
  [
    "words that no browser shows",
    svg("<flowRoot><flowPara>A</flowPara></flowRoot>"),
    "Inkscape: Text, Convert to Text",
  ],
  ["HTML in place of words", svg(`<foreignObject>${HTML}</foreignObject>`), "htmlLabels: false"],
  [
    "a picture in HTML",
    svg('<foreignObject><img xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    "not as HTML",
  ],
])("an SVG with %s is refused with a fix for it", async (_what, text, fix) => {
  expect(await readSvg(text)).toMatchObject({ finding: { fix: expect.stringContaining(fix) } });
});

test.each(["backdrop-filter:blur(2px)", "background:conic-gradient(red, blue)"])(
  "an SVG of Figma with %s, which is HTML, is kept with advice to the editor",
  async (style) => {
    const effect = HTML.replace(">Label", ` style="${style}">`);
    const read = await readSvg(svg(`<foreignObject>${effect}</foreignObject>`));
    expect(read).toMatchObject({ notice: { fix: expect.stringContaining("flatten") } });
  },
);

test.each([
  ['viewBox="0 0 8 4" width="100%" height="auto"', false],
  ['viewBox="0 0 8 4" width="80"', true],
  ['width="1in" height=".5in"', true],
])("whether an SVG with %s has a size of its own: %s", async (attributes, isFixed) => {
  expect(await readSvg(`<svg ${XMLNS} ${attributes}/>`)).toMatchObject({ isFixed });
});

test("an SVG with several faults is refused for the first, with its line", async () => {
  expect(await readSvg(svg("\n<g/>\n<set/>\n<animate/>"))).toMatchObject({
    finding: { line: 3, rule: "contains <set>, which is not allowed in SVG" },
  });
});
