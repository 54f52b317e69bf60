/** The names of a room's files that only a build runs: its declaration imports them by `import()`. */
export const buildFiles = ['data', 'files', 'mentions', 'search'] as const;
