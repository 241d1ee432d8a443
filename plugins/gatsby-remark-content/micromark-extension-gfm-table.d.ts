/** The version that remark-gfm 1 uses ships no types; this is the part of it that is used. */
declare module "micromark-extension-gfm-table" {
  const extension: { flow: { null: object } };
  export default extension;
}
