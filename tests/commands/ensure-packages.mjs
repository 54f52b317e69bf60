// @ts-check
// Runs before what needs more than `npm test` does: installs the packages of tests/package.json, once.
import { installPackages } from '../../src/commands/install-packages.mjs';

process.exitCode = installPackages('tests', 'once, about half a minute');
if (process.exitCode !== 0)
  console.error(
    '\nThe packages of tests/package.json could not be installed; npm’s reason is above. ' +
      'They are the suites of others, Lighthouse and drivers of browsers, and are downloaded when they are first needed: run this again with a network. `npm test` does without.',
  );
