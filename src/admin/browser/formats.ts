/** The names of the formats that the editor reads and writes files with. */
export const sourceFormats = { entry: 'source-frontmatter', file: 'source-yaml' } as const;

/** The name of the field that checks a form. */
export const checkWidget = 'check';
