/** The ids of elements around every page. */
export const mainId = 'content';
export const footerLinksId = 'footer-links';

/** The ids that every document has. */
export const documentIds: readonly string[] = ['root', 'data', mainId, footerLinksId];

/** The key of the fetcher that sends the contact form. */
export const messageKey = 'message';
