import { graphText } from "./graph-text";

test("text of the content cannot close the script, open a comment or be read as an entity", () => {
  const words = '</script><!-- & \u2028 &lt;/script&gt; "quoted" \\ ř';
  const text = graphText([{ "@type": "Organization", name: words }]);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Organization", name: words }],
  });
});
