/** `npm run build`: the checked site in `dist/site`. See `build/build-site.ts` for the steps. */
import { BuildError } from "./build/build-error";
import { buildSite } from "./build/build-site";

buildSite(process.cwd()).then(console.log, (error: unknown) => {
  console.error(error instanceof BuildError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
