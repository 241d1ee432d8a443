/** @jest-environment node */
import { readSvg } from "./inspect-svg";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner: string, attributes = "") => `<svg ${XMLNS} viewBox="0 0 8 4" ${attributes}>${inner}</svg>`;
const ruleOf = (text: string) => {
  const read = readSvg(text);
  return "finding" in read ? read.finding.rule : null;
};

test.each([
  ["a plain drawing", svg('<path d="M0 0h8"/><text><tspan>a &lt;script&gt; b</tspan></text>')],
  [
    "styles, filters and gradients of its own",
    svg("<style>.a{fill:url(#b)}</style><filter><feGaussianBlur/></filter>"),
  ],
  [
    "a picture and a font within",
    svg(
      '<style><![CDATA[@font-face{src:url("data:font/woff2;base64,AA")}]]></style><image href="data:image/png;base64,AA"/>',
    ),
  ],
  ["a reference to its own parts", svg('<symbol id="a"/><use xlink:href="#a" style="clip-path: url(\'#b\')"/>')],
  [
    "the notes of a drawing program",
    `<?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- <script> -->
    ${svg("<sodipodi:namedview/><metadata><rdf:RDF><dc:title/></rdf:RDF></metadata>", 'xmlns:svg="http://www.w3.org/2000/svg"')}`,
  ],
])("%s is accepted", (_what, text) => {
  expect(readSvg(text)).toEqual({ isFixed: false });
});

test.each([
  ["<script>", svg("<script>alert(1)</script>")],
  ["<script>", svg("<a:script/>", 'xmlns:a="http://www.w3.org/2000/svg"')],
  ["<iframe>", svg("<h:iframe/>", 'xmlns:h="http://www.w3.org/1999/xhtml"')],
  ["<SCRIPT>", svg("<SCRIPT/>")],
  ["<foreignObject>", svg("<foreignObject><p>Words</p></foreignObject>")],
  ["<a>", svg('<a href="javascript:alert(1)"/>')],
  ["<animate>", svg('<animate attributeName="x"/>')],
  ["<set>", svg('<g><set attributeName="href" to="#a"/></g>')],
  ["attribute onload", svg("", 'onload="alert(1)"')],
  ["attribute onBegin", svg('<g onBegin="a()"/>')],
  ["https://elsewhere.example/a.png", svg('<image href="https://elsewhere.example/a.png"/>')],
  ["./photo.jpg", svg('<image xlink:href="./photo.jpg"/>')],
  ["data:image/svg+xml,<svg/>", svg('<use href="data:image/svg+xml,&lt;svg/>"/>')],
  ["//elsewhere.example/a", svg('<rect fill="url( //elsewhere.example/a )"/>')],
  ["//elsewhere.example/b", svg("<style>a{fill:url(//elsewhere.example/b)}</style>")],
  ["//elsewhere.example/c", svg("<style>a{fill:u&#114;l(//elsewhere.example/c)}</style>")],
  ["@import", svg('<style>@import "a.css";</style>')],
  ["\\", svg("<style>@\\69mport 'a.css';</style>")],
  ["@keyframes", svg("<style>@keyframes a{}</style>")],
  ["<?xml-stylesheet>", `<?xml-stylesheet href="a.css"?>${svg("")}`],
  ["<!DOCTYPE>", `<!DOCTYPE svg [<!ENTITY a "b">]>${svg("")}`],
  ["is encoded as UTF-7", `<?xml version="1.0" encoding="UTF-7"?>${svg("")}`],
  ["is not an SVG", "<html></html>"],
  ["is not an SVG", ""],
  ["does not begin with <svg xmlns=", '<svg viewBox="0 0 8 4"/>'],
  ["neither a viewBox nor a size", `<svg ${XMLNS}><g/></svg>`],
  ["neither a viewBox nor a size", `<svg ${XMLNS} width="8"/>`],
])("%s is refused", (named, text) => {
  expect(ruleOf(text)).toContain(named);
});

test.each([
  ['viewBox="0 0 8 4" width="100%" height="auto"', false],
  ['viewBox="0 0 8 4" width="80"', true],
  ['width="1in" height=".5in"', true],
])("a drawing with %s has a size of its own: %s", (attributes, isFixed) => {
  expect(readSvg(`<svg ${XMLNS} ${attributes}/>`)).toEqual({ isFixed });
});

test("the first fault is named with its line", () => {
  expect(readSvg(svg("\n<g/>\n<script/>\n<a/>"))).toMatchObject({
    finding: { line: 3, rule: "contains <script>, which is not allowed in SVG" },
  });
});
