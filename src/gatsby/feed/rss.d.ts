/** What the tests need of the package with which gatsby-plugin-feed writes XML; it brings no types. */
declare module "rss" {
  export default class RSS {
    constructor(options: { title: string; feed_url: string; site_url: string });
    item(options: object): RSS;
    xml(): string;
  }
}
