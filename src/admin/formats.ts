/** The names of the sourceFormats that the editor reads and writes files with. */
export const sourceFormats = { entry: 'source-frontmatter', file: 'source-yaml' } as const;
