// The seed of all random inputs. `npm test` always tries the same, so that a commit is red for its own faults alone;
// `npm run test:all` others each time.
import { configureGlobal } from 'fast-check';

process.env['PROPERTY_SEED'] ??= '1';
configureGlobal({ seed: Number(process.env['PROPERTY_SEED']) });
