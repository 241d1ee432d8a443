import { createRequire } from "node:module";
import path from "node:path";

/**
 * Imports a package or a file as Node does, also one in TypeScript that Gatsby's compiler does not
 * know. Source: https://tsx.is/dev-api/ts-import
 * @param specifier a package, or a path from the project's folder such as `./server/app.ts`
 */
export const importModule = <Module>(specifier: string): Promise<Module> =>
  createRequire(path.resolve("package.json"))("./lib/node-import.cjs")(specifier);
