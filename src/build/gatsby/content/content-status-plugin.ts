import type { Compiler, WebpackPluginInstance } from "webpack";

/**
 * Reports content problems where `gatsby develop` reports compile errors: in the terminal and in the browser's overlay.
 * While there is a report, it is an error of every compilation; without one the overlay clears.
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
