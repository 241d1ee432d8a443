/** A Content Security Policy: sources by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * The policy of a page that loads files of its own site alone; inline code is allowed by hashes.
 */
export const OWN_FILES: Policy = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'"],
  "font-src": ["'self'"],
  "media-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  // A worker has a policy of its own, whose violations no test sees.
  "worker-src": ["'none'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/**
 * Joins policies directive by directive: the result allows what any of them allows, and `'none'`
 * stands alone. A directive without a source is left out.
 */
export function joinPolicies(policies: readonly Policy[]): Policy {
  const joined: Record<string, string[]> = {};
  for (const [name, sources] of policies.flatMap((policy) => Object.entries(policy))) {
    const all = [...new Set([...(joined[name] ?? []), ...sources])];
    const some = all.filter((source) => source !== "'none'");
    if (all.length > 0) joined[name] = some.length > 0 ? some : all;
  }
  return joined;
}

/** A policy as the value of its header. */
export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
