// The plugin has no types for the files that Gatsby loads.
declare module "gatsby-plugin-manifest/gatsby-node" {
  const hooks: import("gatsby").GatsbyNode;
  export = hooks;
}
declare module "gatsby-plugin-manifest/gatsby-ssr" {
  const hooks: import("gatsby").GatsbySSR;
  export = hooks;
}
