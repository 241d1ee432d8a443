/** `npm run build`: the checked site in `dist/site`. See `publish/build-site.ts` for the steps. */
import { BuildError } from "./publish/build-error";
import { buildSite } from "./publish/build-site";

buildSite(process.cwd()).then(console.log, (error: unknown) => {
  console.error(error instanceof BuildError ? `\n${error.message}` : error);
  process.exitCode = 1;
});
