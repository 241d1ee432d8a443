/**
 * The language that a content model is written in, with its walkers, checks and problems. Runs in
 * Node and in browsers.
 */
export * from "./model/address";
export * from "./model/advice";
export * from "./model/check-fields";
export * from "./model/day";
export * from "./model/drafts";
export * from "./model/fields";
export * from "./model/formats";
export * from "./model/graphql-types";
export * from "./model/nearest";
export * from "./model/period";
export * from "./model/placeholders";
export * from "./model/problem";
export * from "./model/text";
export * from "./model/types";
export * from "./model/uploads";
export * from "./model/visibility";
export * from "./model/walk";
