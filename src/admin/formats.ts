/** The names of the formats that the editor reads and writes files with. */
export const formats = { entry: 'source-frontmatter', file: 'source-yaml' } as const;
