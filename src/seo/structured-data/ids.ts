/** Names by which the parts of a page's structured data refer to one another. */
export const organizationId = (url: string): string => `${url}/#organization`;
export const websiteId = (url: string): string => `${url}/#website`;
