// Replaces prop-types, which React 19 ignores: see `client-modules.ts`.
const check = () => check;
check.isRequired = check;

/** Every property is a check, which called returns a check. */
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === "__esModule" ? undefined : check) },
);
