/** @jest-environment node */
import { satisfies } from "./prepare.mjs";

const RANGE: string = require("../../package.json").engines.node;

test.each(["v20.19.0", "v20.20.2", "v22.12.0", "v22.20.1", "v24.0.0", "v24.11.0"])(
  "Node %s is supported",
  (version) => {
    expect(satisfies(version, RANGE)).toBe(true);
  },
);

test.each(["v18.20.8", "v20.18.3", "v21.7.3", "v22.11.0", "v23.11.0", "v25.1.0"])(
  "Node %s is refused",
  (version) => {
    expect(satisfies(version, RANGE)).toBe(false);
  },
);
