import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

const NAME = "CompilationHash";
const CHARACTERS = 20;

/**
 * Gatsby puts webpack's hash of the compilation into every page. It differs between a first build and the next of the same
 * sources, because style sheets that come out of the cache are not compiled: one more article then wrote every page anew.
 * The names of the files hold hashes of their contents, and say by themselves whether anything has changed.
 */
export class CompilationHash {
  apply(compiler: Pick<Compiler, "hooks">): void {
    compiler.hooks.done.tap({ name: NAME, stage: -1 }, ({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name);
      compilation.hash = createHash("sha256").update(names.sort().join("\n")).digest("hex").slice(0, CHARACTERS);
    });
  }
}
