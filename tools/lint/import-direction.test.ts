/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder, writeTree } from "../testing/tree";

/** Violations in a small project of the rules of this one. */
function cruise(files: Record<string, string>): string[] {
  const folder = temporaryFolder();
  writeTree(folder, { "tsconfig.json": "{}", ...files });
  copyFileSync(".dependency-cruiser.cjs", path.join(folder, ".dependency-cruiser.cjs"));
  const program = path.resolve("node_modules/.bin/depcruise");
  const { stdout } = spawnSync(program, [".", "--output-type", "json"], {
    cwd: folder,
    encoding: "utf8",
  });
  const { violations } = JSON.parse(stdout).summary as {
    violations: { from: string; rule: { name: string } }[];
  };
  return violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort();
}

const imports = (...paths: string[]) => paths.map((path) => `import "${path}";\n`).join("");

test("imports upward, in a cycle, into the inside of a plugin or from the server into the site are errors", () => {
  const found = cruise({
    "src/constants/tone.ts": imports("../components/layout/link"),
    "src/components/layout/link.ts": imports("./ring"),
    "src/components/layout/ring.ts": imports("./link"),
    "src/components/content/card.ts": imports("../layout/link"),
    "src/form-contract/contact.ts": imports("../constants/tone"),
    "plugins/one/index.ts": imports("../two/index", "../two/parts/part"),
    "plugins/two/index.ts": "",
    "plugins/two/parts/part.ts": "",
    "src/seo/head.ts": imports("../../plugins/two/parts/part"),
    "server/main.ts": imports("../src/constants/tone", "react"),
    "server/app.ts": imports("./app.test"),
    "server/app.test.ts": imports("../src/constants/tone"),
    "node_modules/react/package.json": '{"name":"react","main":"index.js"}',
    "node_modules/react/index.js": "",
  });
  expect([...new Set(found)]).toEqual([
    "plugins/one/index.ts: a plugin's inside is its own",
    "server/app.ts: code imports a test",
    "server/main.ts: server imports upward",
    "server/main.ts: the server imports the site's packages",
    "src/components/content/card.ts: src/components/content imports upward",
    "src/components/layout/link.ts: circle",
    "src/constants/tone.ts: src/constants imports upward",
    "src/form-contract/contact.ts: src/form-contract imports upward",
    "src/seo/head.ts: only a plugin's entry files are imported",
    "src/seo/head.ts: src/seo imports upward",
  ]);
});

test("imports of lower layers are allowed", () => {
  expect(
    cruise({
      "gatsby-node.ts": imports("./src/gatsby-node/pages"),
      "src/gatsby-node/pages.ts": imports("../content-rules/routes"),
      "src/content-rules/routes.ts": imports("../content-model/model", "../../lib/lock"),
      "src/content-model/model.ts": "",
      "lib/lock.ts": "",
      "src/seo/head.ts": imports("../../plugins/one/options"),
      "plugins/one/gatsby-node.ts": imports("../two/options"),
      "plugins/one/options.ts": "",
      "plugins/two/options.ts": "",
      "src/templates/work.ts": imports("../components/layout/link"),
      "src/components/layout/link.ts": imports("../../browser/stores/menu"),
      "src/browser/stores/menu.ts": "",
      "server/main.ts": imports("../src/form-contract/contact", "../lib/lock"),
      "src/form-contract/contact.ts": "",
    }),
  ).toEqual([]);
});
