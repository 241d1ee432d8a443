/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const ROOT = process.cwd();

/** Lints one file with the project's rules, in a folder of its own. */
function lint(file: string, source: string): { code: number | null; output: string } {
  const folder = mkdtempSync(path.join(tmpdir(), "lint "));
  try {
    symlinkSync(path.join(ROOT, "biome.json"), path.join(folder, "biome.json"));
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), source);
    const { status, stdout, stderr } = spawnSync(
      path.join(ROOT, "node_modules/.bin/biome"),
      ["lint", "--vcs-enabled=false", file],
      { cwd: folder, encoding: "utf8" },
    );
    return { code: status, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ["src/utils/a.ts", "../components/ui/link/link"],
  ["src/constants/a.ts", "../hooks/use-route"],
  ["src/content-model/a.ts", "../stores/menu"],
  ["src/hooks/use-a.ts", "../components/ui/link/link"],
  ["src/stores/a.ts", "../templates/work"],
  ["src/components/ui/a/a.tsx", "../../../templates/work"],
  ["src/components/ui/a/a.tsx", "../../../pages/works"],
  ["src/form-contract/a.ts", "../utils/tone"],
  ["server/a.ts", "../src/utils/tone"],
  ["server/a.ts", "react"],
  ["server/site/a.ts", "../../tools/build/files"],
  ["lib/a.ts", "../src/utils/tone"],
  ["site-contract/a.ts", "../server/settings"],
  ["src/utils/a.ts", "../../gatsby-node"],
  ["src/components/ui/a/a.tsx", "../../../ssr/render-html"],
  ["src/templates/a.tsx", "../pages/works"],
  ["src/pages/a.tsx", "../templates/work"],
  ["src/ssr/a.tsx", "../templates/work"],
  ["src/components/ui/a/a.tsx", "../../../drawing/svg"],
  ["src/drawing/a.ts", "../utils/tone"],
])("the linter refuses that %s imports %s", (file, imported) => {
  const { code, output } = lint(file, `import { a } from "${imported}";\n\nexport const b = a;\n`);
  expect(output).toContain("noRestrictedImports");
  expect(code).toBe(1);
});

test.each([
  ["src/components/ui/a/a.tsx", "../../../utils/tone"],
  ["src/templates/a.tsx", "../components/ui/link/link"],
  ["src/hooks/use-a.ts", "../stores/menu"],
  ["server/mailer/a.ts", "../../src/form-contract/contact"],
  ["server/site/a.ts", "../../site-contract/redirects"],
  ["server/a.ts", "../lib/error-code"],
  ["src/gatsby/a.ts", "../drawing/svg"],
])("the linter lets %s import %s", (file, imported) => {
  const { code, output } = lint(file, `import { a } from "${imported}";\n\nexport const b = a;\n`);
  expect(output).not.toContain("noRestrictedImports");
  expect(code).toBe(0);
});

test("the linter refuses to go around it with require", () => {
  const { code, output } = lint("src/hooks/use-a.ts", 'export const a = require("../pages/works");\n');
  expect(output).toContain("noCommonJs");
  expect(code).toBe(1);
});
