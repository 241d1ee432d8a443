/** Ids by which the parts of the structured data refer to each other. */
export const organizationId = (url: string): string => `${url}/#organization`;
export const websiteId = (url: string): string => `${url}/#website`;
