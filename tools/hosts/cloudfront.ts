import type { Redirect } from "../../site-contract/redirects";

/**
 * CloudFront takes no more. Source:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
 */
export const MAX_FUNCTION_BYTES = 10_240;

/** Runs at CloudFront, in its runtime 2.0. */
const HANDLER = `
function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/\\/index\\.html$/, "/").replace(/(.)\\/+$/, "$1");
  const target = Object.prototype.hasOwnProperty.call(redirects, path) ? redirects[path] : undefined;
  if (target !== undefined || path !== request.uri) {
    const query = Object.keys(request.querystring).map(function (name) {
      const entry = request.querystring[name];
      return (entry.multiValue || [entry]).map(function (item) { return name + "=" + item.value; }).join("&");
    }).join("&");
    const isComplete = target !== undefined && /[?#]/.test(target);
    const location = (target || path.replace(/^\\/+/, "/")) + (query && !isComplete ? "?" + query : "");
    return { statusCode: 301, statusDescription: "Moved Permanently", headers: { location: { value: location } } };
  }
  // A page has no dot in the last part of its address, and is a folder in the bucket.
  if (!/\\.[^/]*$/.test(path)) request.uri = (path === "/" ? "" : path) + "/index.html";
  return request;
}
`;

/**
 * A CloudFront Function for viewer requests, in front of a bucket that knows neither folders nor
 * redirects.
 * @param redirects as many as fit; those that do not are followed by the page for unknown
 * addresses, in the browser
 */
export function cloudfrontFunction(redirects: readonly Redirect[]): string {
  const write = (kept: readonly Redirect[]): string => {
    const table = Object.fromEntries(kept.map(({ from, to }) => [from, to]));
    return `const redirects = ${JSON.stringify(table, null, 1)};\n${HANDLER}`;
  };
  let kept = redirects;
  while (Buffer.byteLength(write(kept)) > MAX_FUNCTION_BYTES) kept = kept.slice(0, -1);
  return write(kept);
}
