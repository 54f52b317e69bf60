// PROPERTY_RUNS=10000 looks longer, as `npm run test:all` does; PROPERTY_SEED=1 looks at the same again.
const [numRuns, seed] = ['PROPERTY_RUNS', 'PROPERTY_SEED'].map((name) => process.env[name]);
const usual = process.env['TEST_DEPTH'] ? 1000 : 25;

/** How many inputs the properties are tried with, and which. */
export const propertyOptions = {
  numRuns: Number(numRuns ?? usual),
  ...(seed && { seed: Number(seed) }),
};
