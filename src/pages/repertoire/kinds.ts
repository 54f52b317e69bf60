/** The kinds of pieces, in the order of their sections below a composer. */
export const pieceKinds = ['concertos', 'solo', 'chamber', 'orchestral', 'vocal', 'stage'] as const;
