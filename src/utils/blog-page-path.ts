/** Address of a page of the blog list: `/blog`, `/blog/page/2` ... */
export function blogPagePath(page: number): string {
  return page === 1 ? "/blog" : `/blog/page/${page}`;
}
