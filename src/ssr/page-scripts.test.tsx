/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { withScripts } from "./page-scripts";

/** In Gatsby's own words. */
const REST = `
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="1";</script><script src="/app-1.js" async></script>`;
const SCRIPTS = `
          <script
            id="gatsby-chunk-mapping"
          >${REST}`;
const Place = ({ sliceId }: { sliceId: string }) => <b>{sliceId}</b>;
const body = (html: string) =>
  renderToStaticMarkup(<body>{withScripts(html)(<Place sliceId="_gatsby-scripts" />)}</body>);

test("the scripts stand in the place that Gatsby has kept for them, letter by letter", () => {
  expect(body(SCRIPTS)).toBe(`<body><script id="gatsby-chunk-mapping">${REST}</body>`);
});

test.each(["", "<p>a</p>", '<script src="/app-1.js" async></script>'])("%s is left to Gatsby", (html) => {
  expect(body(html)).toBe("<body><b>_gatsby-scripts</b></body>");
});

test("other elements stay", () => {
  const other = <Place sliceId="ours" />;
  expect(withScripts(SCRIPTS)(other)).toBe(other);
  expect(withScripts(SCRIPTS)("text")).toBe("text");
});
