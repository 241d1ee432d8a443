/** @jest-environment node */
import { removeScripts } from "./bad-request-page";

test("the page for addresses that cannot be decoded is that for unknown ones, without scripts", () => {
  const page = [
    '<link rel="preload" as="script" href="/early-1.js" fetchPriority="high"/><link rel="preload" as="font" href="/f">',
    '<script async="" src="/early-1.js"></script><script type="application/ld+json">{"a":"b"}</script>',
    '<div data-status="404"></div><h1>This page could not be found</h1><script>/*<![CDATA[*//*]]>*/\n</script>',
  ];
  expect(removeScripts(page.join("\n"))).toBe(
    '<link rel="preload" as="font" href="/f">\n\n<div data-status="404"></div><h1>This page could not be found</h1>',
  );
});
