// PROPERTY_RUNS=10000 tests more inputs, as `npm run test:all` does; PROPERTY_SEED=1 repeats a run.
const [numRuns, seed] = ['PROPERTY_RUNS', 'PROPERTY_SEED'].map((name) => process.env[name]);
const defaultRuns = process.env['TEST_DEPTH'] ? 1000 : 25;

/** Options of fast-check's `assert`: how many inputs a property is tested with, and which. */
export const propertyOptions = {
  numRuns: Number(numRuns ?? defaultRuns),
  ...(seed && { seed: Number(seed) }),
};
