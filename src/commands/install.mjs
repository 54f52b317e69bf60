// @ts-check
// Runs before `npm start` and `npm test`: installs the project's packages.
// It may run before any package is installed, so it imports only Node's modules.
import './check-place.mjs';
import { installPackages } from './install-packages.mjs';

process.exitCode = installPackages('.', 'once, about half a minute');
