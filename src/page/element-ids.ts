/** The ids of what surrounds every page. */
export const mainId = 'content';
export const footerLinksId = 'footer-links';

/** The ids that every document has. */
export const documentIds: readonly string[] = ['root', 'data', mainId, footerLinksId];

/** The router's key of a message that a form has sent off. */
export const messageKey = 'message';
