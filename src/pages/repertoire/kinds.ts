/** The kinds of pieces, in the order in which they stand below a composer. */
export const kinds = ['concertos', 'solo', 'chamber', 'orchestral', 'vocal', 'stage'] as const;
