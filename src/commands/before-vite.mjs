// @ts-check
// Loaded before Vite by `npm run dev` and `npm run build`, in the same process, which is faster than a second one.
import './check-place.mjs';
import './check-packages.mjs';

// Otherwise Vite parses the configuration a second time, to warn if Node couldn't load it: a sixth of the startup of `npm run dev`.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
