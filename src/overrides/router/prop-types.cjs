// Stands for prop-types, at which React 19 does not look any more: see `client-modules.ts`.
const check = () => check;
check.isRequired = check;

/** Whatever is asked for is a check, and a maker of checks. */
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === "__esModule" ? undefined : check) },
);
