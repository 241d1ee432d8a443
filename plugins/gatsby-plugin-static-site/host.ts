/** Whether Cloudflare builds the site, which sets these variables: Pages, Workers with assets. */
export const isOnCloudflare = (): boolean =>
  Boolean(process.env.CF_PAGES || process.env.WORKERS_CI);

/** Whether Netlify builds the site, which sets this variable. */
export const isOnNetlify = (): boolean => Boolean(process.env.NETLIFY);
