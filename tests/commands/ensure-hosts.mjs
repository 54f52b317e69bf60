// @ts-check
// Runs before the tests against real servers: finds nginx, Caddy and Apache, or installs them where it can.
import { findProgram, installPackages } from './system-programs.mjs';

if (missing().length > 0) await installPackages(missing());
if (missing().length > 0) {
  console.error(
    `These tests need nginx, Caddy and Apache: sudo apt-get install ${missing().join(' ')}`,
  );
  process.exitCode = 1;
}

/** The Debian packages of the programs that aren't installed. */
function missing() {
  const packages = { nginx: 'nginx-light', caddy: 'caddy', apache2: 'apache2' };
  return Object.entries(packages).flatMap(([program, name]) =>
    findProgram([program]) ? [] : [name],
  );
}
