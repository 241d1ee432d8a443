import path from "node:path";
import { EDITOR_FOLDER, HEADERS_FILE } from "../../../../../site-contract/layout";
import { LARGEST_FILE_BYTES } from "../../../../constants/build";
import { headerRules } from "../headers";
import { isPicture, isWholePicture } from "../pictures";
import type { BuiltSite, Finding } from "../read-site";

/** Proxies refuse long headers, and each page carries it. */
const MAX_POLICY_BYTES = 3000;

/** No policy grows with the number of pages: their inline scripts are the same few. */
export function checkPolicies(site: BuiltSite): Finding[] {
  return headerRules(site).flatMap(({ path, headers }): Finding[] => {
    const size = headers["content-security-policy"]?.length ?? 0;
    const message = `the policy of ${path} has ${size} bytes; at most ${MAX_POLICY_BYTES} are allowed`;
    return size > MAX_POLICY_BYTES ? [{ file: HEADERS_FILE, message }] : [];
  });
}

const VIDEO = /\.(?:mp4|webm|mov|m4v|ogv)$/i;

function own(site: BuiltSite): [string, number][] {
  return [...site.files].filter(([file]) => !file.startsWith(EDITOR_FOLDER) && !file.endsWith(".map"));
}

/** No picture is truncated. */
export function checkPictures(site: BuiltSite): Finding[] {
  return own(site)
    .filter(([file]) => isPicture(file) && !isWholePicture(path.join(site.directory, file)))
    .map(([file, size]) => ({
      file,
      message: `is ${size === 0 ? "empty" : "incomplete"}. A build may have been stopped while it wrote it. Fix: npm run clean, then build again`,
    }));
}

/** No file is too large for a slow connection. */
export function checkSizes(site: BuiltSite): Finding[] {
  return own(site)
    .filter(([file, size]) => size > LARGEST_FILE_BYTES && !VIDEO.test(file))
    .map(([file, size]) => ({
      file,
      message: `has ${(size / 1024 / 1024).toFixed(1)} MB; at most 1.5 MB are allowed`,
    }));
}
