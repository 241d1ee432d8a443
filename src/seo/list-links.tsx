import { useSiteSettings } from "../hooks/use-site-settings";

export type SeriesLinksProps = {
  /** Counted from 1. */
  current: number;
  total: number;
  addressOf: (page: number) => string;
};

/** The neighbours of a page of a list, for browsers and search engines. */
export function SeriesLinks({ current, total, addressOf }: SeriesLinksProps) {
  const { url } = useSiteSettings();
  return (
    <>
      {current > 1 && <link rel="prev" href={`${url}${addressOf(current - 1)}`} />}
      {current < total && <link rel="next" href={`${url}${addressOf(current + 1)}`} />}
    </>
  );
}
