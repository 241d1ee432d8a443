/** @type {import("gatsby").GatsbyConfig} */
export default {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "blog", path: "content/blog", ignore: ["**/*.jpg"] } },
    "gatsby-transformer-remark",
  ],
};
