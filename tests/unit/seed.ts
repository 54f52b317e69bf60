// The seed of all random inputs. `npm test` always uses the same one, so that only changes make it fail; `npm run test:all`
// uses others each time.
import { configureGlobal } from 'fast-check';

process.env['PROPERTY_SEED'] ??= '1';
configureGlobal({ seed: Number(process.env['PROPERTY_SEED']) });
