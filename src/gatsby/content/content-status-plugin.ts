import type { Compiler, WebpackPluginInstance } from "webpack";

/**
 * Shows problems of the content where `gatsby develop` shows errors of the code: in the terminal and in the browser's
 * overlay. While there is a report, every compilation has it as an error; without one the overlay clears.
 */
export class ContentStatusPlugin implements WebpackPluginInstance {
  private report: string | null = null;
  private compiler: Compiler | null = null;

  apply(compiler: Compiler): void {
    this.compiler = compiler;
    compiler.hooks.thisCompilation.tap("content-status", (compilation) => {
      if (this.report) compilation.errors.push(new compiler.webpack.WebpackError(this.report));
    });
  }

  /** @param report all problems, or null once they are fixed */
  show(report: string | null): void {
    if (report === this.report) return;
    this.report = report;
    this.compiler?.watching?.invalidate();
  }
}
