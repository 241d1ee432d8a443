import { readJson } from "../lib/project.mjs";

/** An entry of package-lock.json. */
export type LockedPackage = {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
};

const SUBRESOURCE_HASH = /^(sha\d+)-(.+)$/;

const nameOf = (path: string, { name }: LockedPackage): string => name ?? path.replace(/^.*node_modules\//, "");

/** Package URL: https://github.com/package-url/purl-spec */
const packageUrl = (name: string, version: string): string => `pkg:npm/${name.replace(/^@/, "%40")}@${version}`;

function component(path: string, locked: LockedPackage) {
  const { version = "", integrity = "", license, dev, optional, devOptional } = locked;
  const name = nameOf(path, locked);
  const [, algorithm = "", hash = ""] = SUBRESOURCE_HASH.exec(integrity) ?? [];
  return {
    type: "library",
    "bom-ref": path,
    name,
    version,
    purl: packageUrl(name, version),
    // What only develops and tests the project is in no build.
    scope: dev || devOptional ? "excluded" : optional ? "optional" : "required",
    ...(license && { licenses: [{ expression: license }] }),
    ...(hash && {
      hashes: [{ alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(hash, "base64").toString("hex") }],
    }),
  };
}

/**
 * The software bill of materials of a lock file: every package with version, licence and hash. The same lock file gives the
 * same text. Source: https://cyclonedx.org/docs/1.5/json/
 */
export function billOfMaterials(lockFile: string): string {
  const { name = "", version = "", packages = {} } = readJson(lockFile) ?? {};
  const installed = Object.entries(packages as Record<string, LockedPackage>).filter(([path]) => path !== "");
  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": "", name, version } },
    components: installed.map(([path, locked]) => component(path, locked)),
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}
